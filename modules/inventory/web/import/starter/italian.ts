/** What an Italian kitchen keeps. */
export const italianStarter = `name,amharic,category,storage area,unit,pack
"Flour, 00",ዱቄት (00),Grains and pulses,Dry store,,bag 25 kg
Semolina,ሰሞሊና,Grains and pulses,Dry store,,bag 5 kg
Spaghetti,ስፓጌቲ,Grains and pulses,Dry store,,case 8 packet 3 kg
Penne,ፔኔ ፓስታ,Grains and pulses,Dry store,,case 8 packet 3 kg
Risotto rice,የሪዞቶ ሩዝ,Grains and pulses,Dry store,,bag 5 kg
Cannellini beans,ነጭ ባቄላ,Grains and pulses,Dry store,,case 6 tin 2.5 kg
"Plum tomatoes, peeled",የተላጠ ቲማቲም በቆርቆሮ,Oils and dry goods,Dry store,,case 6 tin 2.55 kg
Tomato passata,የቲማቲም ጭማቂ,Oils and dry goods,Dry store,,case 12 bottle 690 ml
"Olive oil, extra virgin",የወይራ ዘይት,Oils and dry goods,Dry store,,tin 5 l
Sunflower oil,የሱፍ ዘይት,Oils and dry goods,Dry store,,bottle 5 l
Balsamic vinegar,ባልሳሚክ ኮምጣጤ,Oils and dry goods,Dry store,,bottle 5 l
Capers,ኬፐርስ,Oils and dry goods,Dry store,,jar 1 kg
"Olives, pitted",የወይራ ፍሬ,Oils and dry goods,Dry store,,bucket 5 kg
Anchovies in oil,አንቾቪ በዘይት,Oils and dry goods,Walk-in,,tin 720 g
Caster sugar,ስኳር,Oils and dry goods,Dry store,,bag 2 kg
Dried yeast,እርሾ,Oils and dry goods,Dry store,,packet 500 g
"Mozzarella, fior di latte",ሞዛሬላ አይብ,Dairy and eggs,Walk-in,,bag 1 kg
Parmesan,ፓርሜዛን አይብ,Dairy and eggs,Walk-in,kg,
Ricotta,ሪኮታ አይብ,Dairy and eggs,Walk-in,,bucket 1.5 kg
Mascarpone,ማስካርፖኔ,Dairy and eggs,Walk-in,,bucket 2 kg
"Butter, unsalted",ቅቤ (ጨው የሌለበት),Dairy and eggs,Walk-in,,case 40 packet 250 g
Double cream,ክሬም,Dairy and eggs,Walk-in,,bottle 2 l
Whole milk,ወተት,Dairy and eggs,Walk-in,,bottle 2 l
"Eggs, free range",እንቁላል,Dairy and eggs,Walk-in,,tray 30 each
Basil,በሶብላ (ባሲል),Vegetables,Walk-in,,bunch 1 each
Rocket,ሮኬት ቅጠል,Vegetables,Walk-in,,bag 500 g
Garlic,ነጭ ሽንኩርት,Vegetables,Walk-in,kg,
"Onions, red",ቀይ ሽንኩርት,Vegetables,Dry store,,sack 10 kg
Aubergines,ደበርጃን,Vegetables,Walk-in,,box 5 kg
Courgettes,ዝኩኒ,Vegetables,Walk-in,,box 5 kg
"Peppers, red",ቀይ ቃሪያ,Vegetables,Walk-in,,box 5 kg
Mushrooms,እንጉዳይ,Vegetables,Walk-in,,box 2.5 kg
Lemons,ሎሚ,Vegetables,Walk-in,,box 100 each
Prosciutto,የደረቀ የአሳማ ሥጋ,Meat and fish,Walk-in,kg,
Pepperoni,ፔፐሮኒ,Meat and fish,Walk-in,,bag 1 kg
Pancetta,ፓንቼታ,Meat and fish,Walk-in,kg,
Beef mince,የተፈጨ የበሬ ሥጋ,Meat and fish,Walk-in,kg,
Chicken breast,የዶሮ ደረት,Meat and fish,Walk-in,,bag 2.5 kg
Squid,ስኩዊድ,Meat and fish,Freezer,,box 2 kg
King prawns,ሽሪምፕ,Meat and fish,Freezer,,bag 1 kg
Espresso beans,የኤስፕሬሶ ቡና,Drinks,Bar,,bag 1 kg
House red,ቀይ ወይን,Drinks,Bar,,case 6 bottle 750 ml
House white,ነጭ ወይን,Drinks,Bar,,case 6 bottle 750 ml
Prosecco,ፕሮሴኮ,Drinks,Bar,,case 6 bottle 750 ml
"Lager, 330 ml",ቢራ (ላገር),Drinks,Bar,,case 24 bottle 330 ml
"Sparkling water, 750 ml",ጋዝ ያለው ውሃ,Drinks,Bar,,case 12 bottle 750 ml
Pizza boxes,የፒዛ ካርቶን,Supplies,Dry store,,case 100 each
Napkins,ናፕኪን,Supplies,Dry store,,case 2000 each
Sanitiser,ፀረ ተሕዋስያን,Supplies,Dry store,,bottle 5 l
`;
