/** What an Ethiopian kitchen keeps, as a list that anyone could have typed; no prices, since nobody knows them. */
export const ethiopianStarter = `name,amharic,category,storage area,unit,pack
Berbere,በርበሬ,Spices,Dry store,,case 6 packet 1 kg
Mitmita,ሚጥሚጣ,Spices,Dry store,,packet 1 kg
Turmeric,እርድ,Spices,Dry store,,packet 500 g
Korarima,ኮረሪማ,Spices,Dry store,,packet 500 g
Black cumin,ጥቁር አዝሙድ,Spices,Dry store,,packet 500 g
Ajwain,ነጭ አዝሙድ,Spices,Dry store,,packet 500 g
Fenugreek,አብሽ,Spices,Dry store,,packet 500 g
Salt,ጨው,Spices,Dry store,,bag 5 kg
Shiro flour,የሽሮ ዱቄት,Grains and pulses,Dry store,,sack 25 kg
"Teff flour, brown",ቀይ ጤፍ ዱቄት,Grains and pulses,Dry store,,sack 50 kg
"Teff flour, white",ነጭ ጤፍ ዱቄት,Grains and pulses,Dry store,,sack 50 kg
Red lentils,ምስር ክክ,Grains and pulses,Dry store,,sack 25 kg
Split peas,አተር ክክ,Grains and pulses,Dry store,,sack 25 kg
Chickpeas,ሽምብራ,Grains and pulses,Dry store,,sack 25 kg
Broad beans,ባቄላ,Grains and pulses,Dry store,,sack 25 kg
Rice,ሩዝ,Grains and pulses,Dry store,,sack 25 kg
Flaxseed,ተልባ,Grains and pulses,Dry store,,bag 5 kg
"Onions, red",ቀይ ሽንኩርት,Vegetables,Dry store,,sack 50 kg
Garlic,ነጭ ሽንኩርት,Vegetables,Dry store,,bag 5 kg
Ginger,ዝንጅብል,Vegetables,Dry store,,bag 5 kg
Tomatoes,ቲማቲም,Vegetables,Walk-in,,crate 20 kg
Green chilli,ቃሪያ,Vegetables,Walk-in,,bag 3 kg
Collard greens,ጎመን,Vegetables,Walk-in,,bundle 1.5 kg
Cabbage,ጥቅል ጎመን,Vegetables,Walk-in,,sack 20 kg
Carrots,ካሮት,Vegetables,Walk-in,,sack 20 kg
Potatoes,ድንች,Vegetables,Dry store,,sack 50 kg
Beetroot,ቀይ ሥር,Vegetables,Walk-in,,sack 20 kg
Green beans,ፎሶሊያ,Vegetables,Walk-in,,bag 5 kg
Lettuce,ሰላጣ,Vegetables,Walk-in,,crate 24 each
Limes,ሎሚ,Vegetables,Walk-in,,bag 100 each
"Chicken, whole",ዶሮ,Meat and fish,Walk-in,,box 10 each
"Beef, stewing",የበሬ ሥጋ,Meat and fish,Walk-in,g,
"Beef, for kitfo",የክትፎ ሥጋ,Meat and fish,Walk-in,g,
Lamb,የበግ ሥጋ,Meat and fish,Walk-in,g,
Goat,የፍየል ሥጋ,Meat and fish,Walk-in,g,
Nile perch,ዓሣ,Meat and fish,Freezer,,box 5 kg
Niter kibbeh,ንጥር ቅቤ,Dairy and eggs,Walk-in,,bucket 5 kg
Ayib,አይብ,Dairy and eggs,Walk-in,,bucket 3 kg
Milk,ወተት,Dairy and eggs,Walk-in,,jerrycan 10 l
Yoghurt,እርጎ,Dairy and eggs,Walk-in,,bucket 5 l
Eggs,እንቁላል,Dairy and eggs,Walk-in,,tray 30 each
Injera,እንጀራ,Bakery,Bakery,,bundle 20 each
Bread rolls,ዳቦ,Bakery,Bakery,,bag 25 each
Ambasha,አምባሻ,Bakery,Bakery,each,
Sunflower oil,የሱፍ ዘይት,Oils and dry goods,Dry store,,jerrycan 20 l
Sugar,ስኳር,Oils and dry goods,Dry store,,sack 50 kg
Honey,ማር,Oils and dry goods,Dry store,,bucket 5 kg
Tomato paste,የቲማቲም ድልህ,Oils and dry goods,Dry store,,case 12 tin 850 g
Pasta,ፓስታ,Oils and dry goods,Dry store,,case 20 packet 500 g
Coffee beans,ቡና,Drinks,Bar,,sack 10 kg
Tej,ጠጅ,Drinks,Bar,,jerrycan 20 l
"Lager, 330 ml",ቢራ,Drinks,Bar,,crate 24 each
"Sparkling water, 500 ml",የአምቦ ውሃ,Drinks,Bar,,crate 24 each
"Mineral water, 600 ml",የታሸገ ውሃ,Drinks,Bar,,packet 12 each
"Soft drinks, 300 ml",ለስላሳ መጠጥ,Drinks,Bar,,crate 24 each
Napkins,ሶፍት,Supplies,Dry store,,case 20 packet 100 each
Charcoal,ከሰል,Supplies,Dry store,,sack 25 kg
Dish soap,የዕቃ ሳሙና,Supplies,Dry store,,jerrycan 5 l
`;
