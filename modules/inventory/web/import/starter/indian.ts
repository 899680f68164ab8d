/** What an Indian kitchen keeps. */
export const indianStarter = `name,amharic,category,storage area,unit,pack
Basmati rice,ባስማቲ ሩዝ,Grains and pulses,Dry store,,sack 20 kg
Chapati flour,የቻፓቲ ዱቄት,Grains and pulses,Dry store,,bag 10 kg
Gram flour,የሽምብራ ዱቄት,Grains and pulses,Dry store,,bag 2 kg
Plain flour,የስንዴ ዱቄት,Grains and pulses,Dry store,,bag 16 kg
Red lentils,ቀይ ምስር,Grains and pulses,Dry store,,bag 5 kg
"Chickpeas, dried",ሽምብራ,Grains and pulses,Dry store,,bag 5 kg
Kidney beans,ቀይ ባቄላ,Grains and pulses,Dry store,,case 6 tin 2.5 kg
Turmeric,እርድ,Spices,Dry store,,packet 1 kg
Cumin seeds,ከሙን,Spices,Dry store,,packet 1 kg
"Coriander, ground",የተፈጨ ድንብላል,Spices,Dry store,,packet 1 kg
Garam masala,ጋራም ማሳላ,Spices,Dry store,,packet 1 kg
Chilli powder,የቃሪያ ዱቄት,Spices,Dry store,,packet 1 kg
"Cardamom, green",ሄል,Spices,Dry store,,packet 500 g
Cinnamon sticks,ቀረፋ,Spices,Dry store,,packet 500 g
Cloves,ቅርንፉድ,Spices,Dry store,,packet 500 g
Mustard seeds,ሰናፍጭ,Spices,Dry store,,packet 1 kg
Fenugreek leaves,የአብሽ ቅጠል,Spices,Dry store,,packet 500 g
Salt,ጨው,Spices,Dry store,,bag 6 kg
"Onions, brown",ሽንኩርት,Vegetables,Dry store,,sack 20 kg
"Garlic, peeled",የተላጠ ነጭ ሽንኩርት,Vegetables,Walk-in,,bag 1 kg
Ginger,ዝንጅብል,Vegetables,Walk-in,kg,
Green chillies,ቃሪያ,Vegetables,Walk-in,kg,
"Coriander, fresh",ትኩስ ድንብላል,Vegetables,Walk-in,,bunch 1 each
Spinach,ስፒናች,Vegetables,Walk-in,,bag 1 kg
Cauliflower,አበባ ጎመን,Vegetables,Walk-in,each,
Potatoes,ድንች,Vegetables,Dry store,,sack 25 kg
Tomatoes,ቲማቲም,Vegetables,Walk-in,,box 6 kg
Okra,ባሚያ,Vegetables,Walk-in,kg,
"Peas, frozen",የቀዘቀዘ አተር,Vegetables,Freezer,,bag 2.5 kg
"Chicken thigh, boneless",አጥንት የሌለው የዶሮ ጭን,Meat and fish,Walk-in,,bag 2.5 kg
"Lamb leg, diced",የተከተፈ የበግ ጭን,Meat and fish,Walk-in,kg,
King prawns,ሽሪምፕ,Meat and fish,Freezer,,bag 1 kg
Ghee,ንጥር ቅቤ,Dairy and eggs,Dry store,,tin 2 kg
Natural yoghurt,እርጎ,Dairy and eggs,Walk-in,,bucket 10 kg
Paneer,ፓኒር አይብ,Dairy and eggs,Walk-in,kg,
Double cream,ክሬም,Dairy and eggs,Walk-in,,bottle 2 l
Whole milk,ወተት,Dairy and eggs,Walk-in,,bottle 2 l
Vegetable oil,የምግብ ዘይት,Oils and dry goods,Dry store,,tin 20 l
Chopped tomatoes,የተከተፈ ቲማቲም,Oils and dry goods,Dry store,,case 6 tin 2.5 kg
Coconut milk,የኮኮናት ወተት,Oils and dry goods,Dry store,,case 6 tin 2.9 l
Cashew nuts,ካሹ,Oils and dry goods,Dry store,,bag 1 kg
Ground almonds,የተፈጨ ለውዝ (አልሞንድ),Oils and dry goods,Dry store,,bag 1 kg
Tamarind paste,ታማሪንድ,Oils and dry goods,Dry store,,jar 1 kg
Mango chutney,የማንጎ ማባያ,Oils and dry goods,Dry store,,bucket 5 kg
Poppadoms,ፓፓደም,Oils and dry goods,Dry store,,packet 60 each
Sugar,ስኳር,Oils and dry goods,Dry store,,bag 5 kg
"Lager, 660 ml",ቢራ (ላገር),Drinks,Bar,,case 12 bottle 660 ml
Mango juice,የማንጎ ጭማቂ,Drinks,Bar,,case 12 carton 1 l
Takeaway boxes,የምግብ መውሰጃ ሣጥን,Supplies,Dry store,,case 500 each
Sanitiser,ፀረ ተሕዋስያን,Supplies,Dry store,,bottle 5 l
`;
