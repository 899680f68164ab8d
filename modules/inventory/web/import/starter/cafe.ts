/** What a café keeps. */
export const cafeStarter = `name,amharic,category,storage area,unit,pack
Espresso beans,የኤስፕሬሶ ቡና,Drinks,Dry store,,bag 1 kg
Decaf beans,ካፌይን የሌለው ቡና,Drinks,Dry store,,bag 1 kg
Filter coffee,የተጣራ ቡና,Drinks,Dry store,,bag 1 kg
English breakfast tea,ሻይ,Drinks,Dry store,,box 100 each
Mint tea,የናና ሻይ,Drinks,Dry store,,box 20 each
Hot chocolate,ቸኮላት መጠጥ,Drinks,Dry store,,bag 2 kg
Vanilla syrup,የቫኒላ ሽሮፕ,Drinks,Bar,,bottle 700 ml
Orange juice,የብርቱካን ጭማቂ,Drinks,Walk-in,,case 12 carton 1 l
"Still water, 500 ml",ውሃ,Drinks,Bar,,case 24 bottle 500 ml
"Cola, 330 ml",ኮላ,Drinks,Bar,,case 24 bottle 330 ml
Whole milk,ወተት,Dairy and eggs,Walk-in,,crate 6 bottle 2 l
Semi-skimmed milk,ግማሽ ቅባት የተነሳለት ወተት,Dairy and eggs,Walk-in,,crate 6 bottle 2 l
Oat milk,የአጃ ወተት,Dairy and eggs,Dry store,,case 6 carton 1 l
Soya milk,የአኩሪ አተር ወተት,Dairy and eggs,Dry store,,case 6 carton 1 l
"Butter, unsalted",ቅቤ (ጨው የሌለበት),Dairy and eggs,Walk-in,,case 40 packet 250 g
Cream cheese,ክሬም አይብ,Dairy and eggs,Walk-in,,bucket 2 kg
"Cheddar, sliced",የተቆረጠ ቼዳር አይብ,Dairy and eggs,Walk-in,,packet 1 kg
"Eggs, free range",እንቁላል,Dairy and eggs,Walk-in,,tray 30 each
Greek yoghurt,የግሪክ እርጎ,Dairy and eggs,Walk-in,,bucket 5 kg
Croissants,ክሩዋሶን,Bakery,Freezer,,case 60 each
Sourdough,የእርሾ ዳቦ,Bakery,Bakery,each,
Bagels,ቤግል,Bakery,Freezer,,case 48 each
Muffins,ማፊን,Bakery,Freezer,,case 24 each
Brownie tray,የቸኮላት ኬክ,Bakery,Freezer,,tray 15 each
Plain flour,የስንዴ ዱቄት,Grains and pulses,Dry store,,bag 16 kg
Rolled oats,አጃ,Grains and pulses,Dry store,,bag 3 kg
Granola,ግራኖላ,Grains and pulses,Dry store,,bag 2 kg
Avocados,አቮካዶ,Vegetables,Walk-in,,box 20 each
Tomatoes,ቲማቲም,Vegetables,Walk-in,,box 6 kg
Mixed leaves,የሰላጣ ቅጠሎች,Vegetables,Walk-in,,bag 500 g
Cucumbers,ኪያር,Vegetables,Walk-in,,case 12 each
Bananas,ሙዝ,Vegetables,Dry store,kg,
Lemons,ሎሚ,Vegetables,Walk-in,,box 100 each
"Berries, frozen",የቀዘቀዙ ፍሬዎች,Vegetables,Freezer,,bag 1 kg
Smoked salmon,የተጨሰ ሳልሞን,Meat and fish,Walk-in,,packet 1 kg
"Ham, sliced",የተቆረጠ የአሳማ ሥጋ,Meat and fish,Walk-in,,packet 1 kg
"Chicken, cooked",የበሰለ ዶሮ,Meat and fish,Walk-in,,bag 1 kg
Tuna in brine,ቱና,Meat and fish,Dry store,,case 6 tin 1.7 kg
Caster sugar,ስኳር,Oils and dry goods,Dry store,,bag 2 kg
Sugar sticks,የስኳር ከረጢት,Oils and dry goods,Dry store,,case 1000 each
Honey,ማር,Oils and dry goods,Dry store,,bottle 1 kg
Jam portions,ማርማላታ,Oils and dry goods,Dry store,,case 100 each
Olive oil,የወይራ ዘይት,Oils and dry goods,Dry store,,bottle 5 l
Dark chocolate,ጥቁር ቸኮላት,Oils and dry goods,Dry store,,bag 2.5 kg
"Takeaway cups, 12 oz",የወረቀት ኩባያ,Supplies,Dry store,,case 1000 each
Cup lids,የኩባያ ክዳን,Supplies,Dry store,,case 1000 each
Napkins,ናፕኪን,Supplies,Dry store,,case 2000 each
Paper bags,የወረቀት ከረጢት,Supplies,Dry store,,case 500 each
Sanitiser,ፀረ ተሕዋስያን,Supplies,Dry store,,bottle 5 l
`;
