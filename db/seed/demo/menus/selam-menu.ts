import type { DemoDish, DemoMenu } from './demo-menu.ts';
import { selamRecipes } from './selam-recipes.ts';

const brunch = { hours: { from: 480, to: 930 } };

const dish = (name: string, nameLocal: string, of: Omit<DemoDish, 'name' | 'nameLocal' | 'recipe'>): DemoDish => ({
  name,
  nameLocal,
  recipe: name,
  ...of,
});

/** What Selam Kitchen sells for brunch. */
export const selamMenu: DemoMenu = {
  vatRate: 2000,
  headings: [
    ['Eggs', 'እንቁላል'],
    ['Bowls and plates', 'ሰሃኖች'],
    ['Coffee', 'ቡና'],
  ],
  recipes: selamRecipes,
  choices: [
    {
      name: 'Milk',
      nameLocal: 'ወተት',
      min: 0,
      max: 1,
      modifiers: [{ name: 'Oat milk', nameLocal: 'የአጃ ወተት', price: 0.5, takes: 'Oat milk, a cup' }],
    },
    {
      name: 'On top',
      nameLocal: 'በተጨማሪ',
      min: 0,
      max: 3,
      modifiers: [
        { name: 'An egg', nameLocal: 'እንቁላል', price: 1.8, takes: 'An egg' },
        { name: 'Chilli butter', nameLocal: 'የቃሪያ ቅቤ', price: 1, takes: 'UNSAID' },
      ],
    },
  ],
  dishes: [
    dish('Shakshuka', 'ሻክሹካ', {
      heading: 'Eggs',
      description: ['Eggs in berbere tomatoes, ayib, sourdough', 'በበርበሬ ቲማቲም የበሰለ እንቁላል'],
      price: 11.5,
      minutes: 14,
      choices: ['On top'],
      offered: brunch,
    }),
    dish('Halloumi and eggs', 'ሃሉሚና እንቁላል', {
      heading: 'Eggs',
      description: ['Grilled halloumi, spinach, two eggs, sourdough', 'የተጠበሰ ሃሉሚ፣ ስፒናችና ሁለት እንቁላል'],
      price: 12,
      minutes: 12,
      choices: ['On top'],
      offered: brunch,
    }),
    dish('Salmon and scrambled eggs', 'ሳልሞንና እንቁላል ፍርፍር', {
      heading: 'Eggs',
      description: ['Cured here, with soft eggs and cream', 'በቤት የተዘጋጀ ሳልሞን ከእንቁላል ፍርፍር ጋር'],
      price: 13.5,
      minutes: 12,
      offered: brunch,
      off: 'No salmon this morning',
    }),
    dish('Doro hash', 'ዶሮ ሃሽ', {
      heading: 'Bowls and plates',
      description: ['Chicken, potatoes and berbere, a fried egg', 'ዶሮ፣ ድንችና በርበሬ ከእንቁላል ጋር'],
      price: 13,
      minutes: 15,
      choices: ['On top'],
    }),
    dish('Hummus plate', 'ሁሙስ ሰሃን', {
      heading: 'Bowls and plates',
      description: ['With tomatoes and warm flatbread', 'ከቲማቲምና ከትኩስ ዳቦ ጋር'],
      price: 9.5,
      minutes: 8,
    }),
    dish('Shiro bowl', 'ሽሮ ቦውል', {
      heading: 'Bowls and plates',
      description: ['Shiro over rice with spinach', 'ሽሮ በሩዝ ላይ ከስፒናች ጋር'],
      price: 10.5,
      minutes: 10,
    }),
    dish('Tej and prawn toast', 'በጠጅ የበሰለ ሽሪምፕ', {
      heading: 'Bowls and plates',
      description: ['To be tried', 'የሚሞከር'],
      price: 12.5,
      minutes: 12,
    }),
    dish('Flat white', 'ፍላት ኋይት', {
      heading: 'Coffee',
      description: ['Yirgacheffe, double', 'ይርጋጨፌ'],
      price: 3.6,
      minutes: 4,
      choices: ['Milk'],
    }),
  ],
};
