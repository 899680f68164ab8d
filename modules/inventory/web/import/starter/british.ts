/** What a British pub keeps. */
export const britishStarter = `name,amharic,category,storage area,unit,pack
Beef mince,የተፈጨ የበሬ ሥጋ,Meat and fish,Walk-in,kg,
Beef brisket,የበሬ ደረት ሥጋ,Meat and fish,Walk-in,kg,
Pork sausages,የአሳማ ቋሊማ,Meat and fish,Walk-in,,tray 40 each
Back bacon,የአሳማ ሥጋ ቤከን,Meat and fish,Walk-in,,packet 2.27 kg
Gammon steak,የተጨሰ የአሳማ ሥጋ,Meat and fish,Walk-in,each,
Chicken breast,የዶሮ ደረት,Meat and fish,Walk-in,,case 4 bag 2.5 kg
Cod fillet,የኮድ ዓሣ,Meat and fish,Freezer,,case 5 kg
Scampi,ስካምፒ,Meat and fish,Freezer,,bag 1 kg
Burger patties,የበርገር ሥጋ,Meat and fish,Freezer,,case 48 each
"Potatoes, chipping",ለጥብስ የሚሆን ድንች,Vegetables,Dry store,,sack 25 kg
Frozen chips,የቀዘቀዘ የድንች ጥብስ,Vegetables,Freezer,,case 4 bag 2.5 kg
Frozen peas,የቀዘቀዘ አተር,Vegetables,Freezer,,bag 2.5 kg
Carrots,ካሮት,Vegetables,Walk-in,kg,
"Onions, brown",ቀይ ሽንኩርት,Vegetables,Dry store,,sack 10 kg
Mushrooms,እንጉዳይ,Vegetables,Walk-in,,box 2.5 kg
Tomatoes,ቲማቲም,Vegetables,Walk-in,,box 6 kg
"Lettuce, iceberg",ሰላጣ,Vegetables,Walk-in,,case 12 each
Garlic,ነጭ ሽንኩርት,Vegetables,Walk-in,kg,
Lemons,ሎሚ,Vegetables,Walk-in,,box 100 each
"Eggs, free range",እንቁላል,Dairy and eggs,Walk-in,,case 6 tray 30 each
Whole milk,ወተት,Dairy and eggs,Walk-in,,crate 6 bottle 2 l
Double cream,ክሬም,Dairy and eggs,Walk-in,,bottle 2 l
"Butter, unsalted",ቅቤ (ጨው የሌለበት),Dairy and eggs,Walk-in,,case 40 packet 250 g
"Cheddar, mature",ቼዳር አይብ,Dairy and eggs,Walk-in,,box 5 kg
Burger buns,የበርገር ዳቦ,Bakery,Freezer,,case 48 each
Sliced bread,የተቆረጠ ዳቦ,Bakery,Bakery,each,
Yorkshire puddings,ዮርክሻየር ፑዲንግ,Bakery,Freezer,,case 60 each
Puff pastry,የፓፍ ሊጥ,Bakery,Freezer,,packet 1.5 kg
Plain flour,የስንዴ ዱቄት,Grains and pulses,Dry store,,bag 16 kg
Baked beans,የተቀቀለ ባቄላ በቲማቲም,Grains and pulses,Dry store,,case 6 tin 2.62 kg
Rapeseed oil,የጎመን ዘር ዘይት,Oils and dry goods,Dry store,,tin 20 l
Malt vinegar,የገብስ ኮምጣጤ,Oils and dry goods,Dry store,,bottle 5 l
Gravy granules,የግሬቪ ዱቄት,Oils and dry goods,Dry store,,bucket 2 kg
Tomato ketchup,ኬቻፕ,Oils and dry goods,Dry store,,bottle 2.15 l
Mayonnaise,ማዮኔዝ,Oils and dry goods,Walk-in,,bucket 10 l
English mustard,ሰናፍጭ,Oils and dry goods,Dry store,,bottle 2.27 l
Caster sugar,ስኳር,Oils and dry goods,Dry store,,bag 2 kg
Table salt,ጨው,Spices,Dry store,,bag 6 kg
"Black pepper, ground",ቁንዶ በርበሬ,Spices,Dry store,,packet 500 g
"Bitter, cask",ቢራ (ቢተር),Drinks,Bar,,keg 40.9 l
"Lager, keg",ቢራ (ላገር),Drinks,Bar,,keg 50 l
"Cider, 500 ml",የፖም መጠጥ,Drinks,Bar,,case 12 bottle 500 ml
Gin,ጂን,Drinks,Bar,,bottle 700 ml
"Whisky, blended",ውስኪ,Drinks,Bar,,bottle 700 ml
House red,ቀይ ወይን,Drinks,Bar,,case 6 bottle 750 ml
House white,ነጭ ወይን,Drinks,Bar,,case 6 bottle 750 ml
"Tonic water, 200 ml",ቶኒክ ውሃ,Drinks,Bar,,case 24 bottle 200 ml
"Cola, 330 ml",ኮላ,Drinks,Bar,,case 24 bottle 330 ml
Napkins,ናፕኪን,Supplies,Dry store,,case 2000 each
Blue roll,የእጅ መጥረጊያ ጥቅል,Supplies,Dry store,,case 6 roll 1 each
Sanitiser,ፀረ ተሕዋስያን,Supplies,Dry store,,bottle 5 l
`;
