/**
 * What people say in English, by what it points at: more words for the same thing go here, parted by a bar. Order says
 * nothing; the longest phrase at a place is taken.
 */
export const english = {
  ask: `hw much | hw many | how much | how many | what | when | where | what s | whats | which | show | show me | list | tell me | give me | find | is | are | was
    | were | do | did | does | can | has | had | get | check | look up | any idea | let me know`,
  filler: `hey | hi | hello | please | pls | plz | thanks | money | kitchen | weve | ive | came | came in | come in | came to | rn | kilo | kilos | kg | kgs | litre | litres | liter | liters
    | bottles | pieces | bags | boxes | cases | packs | these days | nowadays | actually | honest | be honest | honestly | customer asking | for me | asking | after ingredients | sort
    | sort of | break down | breakdown | broken down | split | it all | said | team | the team | =taking | out of the kitchen | come out | wise | quick question | my boss | accountant
    | needs | collected | the total | in all | went on | gone on | better | worse | more than | less than | paying | the | a | an | of | in | on | at | for | to | we | us | our | you | it | its | there | any | all | some | right now | now
    | currently | please | so far | and | with | from | that | this | these | those | be | been | being | will | would | should
    | could | need | want | just | still | total | totals | in total | altogether | overall | much | many | up | out | over
    | during | within | as | by | or | if | about | than | go | going | made | make | take | took | put | amount | number
    | figure | figures | restaurant | house | place | everything | anything | something | things | thing | one | ones | also
    | really | exactly | roughly | ve | re | here | today s | next |  come to | came to | look like | like | most recently | bring | brought
    | bring in | brought in | worth of | per | each | every | then | other | business`,
  have: `have | on hand | in stock | left | remaining | remain | stock of | stock level | level | levels | got | stocked | in store
    | keep | holding`,
  stock: `stock | inventory | store | storage | pantry | fridge | freezer | shelf | shelves | storeroom`,
  item: `item | items | ingredient | ingredients | product | products | goods`,
  dish: `dish | dishes | menu | menu item | menu items | plate | plates | meal | meals | food | portion | portions`,
  low: `low | low on | low in stock | running low | run low | running out | run short | short | short of | running short | below par
    | under par | below minimum | below the minimum | reorder | to reorder | need to order | need ordering | should we order | should i order
    | to order | order soon | nearly out | almost out | almost gone | almost finished | nearly finished | need restocking
    | restock | top up | replenish | need to buy | should we buy | should i buy | to buy`,
  out: `out of stock | run out | ran out | run out of | ran out of | have run out | none left | finished | empty | gone
    | zero stock | no stock | out of`,
  worth: `worth | value | stock value | inventory value | valued | tied up`,
  expire: `expire | expires | expired | expiring | expiry | expiry dates | go off | going off | goes off | gone off | use by | best before
    | out of date | past its date | past date | past their date | spoil soon | go bad | going bad | short dated | go out of date`,
  use: `use | used | using | usage | consume | consumed | consumption | get through | got through | go through | went through
    | use up | used up`,
  spend: `spend | spent | spending | spend on | paid | pay | pay for | pay to | outlay | purchases | purchase cost | purchasing
    | purchasing cost | owe | spend with`,
  buy: `buy | bought | buying | purchase | purchased | received | receive | bought in | ordered in | delivered to us | procure`,
  supplier: `supplier | suppliers | vendor | vendors | from whom | wholesaler`,
  price: `paying for | pay for each | how much is a kilo of | how much is a litre of | how much is one | price | prices | priced | price of | charge | charge for | sell for | selling price | menu price | going rate`,
  cost: `cost | costs | costing | cost price | cost to make | cost us`,
  change: `change | changes | changed | gone up | went up | going up | increase | increases | increased | rise | rises | rose | risen | dearer
    | more expensive | price spike | spikes | fluctuate`,
  delivery: `delivery | deliveries | coming | coming in | arrive | arriving | arrives | due in | due to arrive | expected deliveries | being delivered
    | deliver | delivering | expecting`,
  waste: `in the bin | throw in the bin | waste | wasted | wasting | wastage | throw away | threw away | thrown away | throw out | threw out | thrown out | bin
    | binned | lost to waste | discard | discarded | spoilage | spoiled | chuck | chucked | throwing away | thrown`,
  reason: `reason | reasons | why | cause | causes`,
  sell: `how did we do | how are we doing | how is business | brings in the most money | bring in the most | brings in | sell | sold | selling | sales | sale | net sales | takings | take in | took in | taken | revenue | turnover | income | sells | sell best
    | seller | sellers | bestseller | bestsellers | popular | sales figures | did we take | ring up`,
  orders: `orders | number of orders | bills | checks | tickets did we do`,
  covers: `covers | cover | guests | guest | customers | customer | people served | diners | serve | served | people come | eaters`,
  average: `average | average check | average bill | average order | average spend | average ticket | per order | per guest | per head | spend per guest
    | spend per head | spend per order | mean`,
  foodCost: `food cost | food costs | food cost percent | food cost percentage | foodcost | food percent`,
  cogs: `cost of goods | cost of goods sold | cost of sales | cogs`,
  prime: `prime cost | prime costs | prime`,
  labour: `staff as a percent | went on staff | spent on staff | goes on staff | on staff | labour | labor | labour cost | labour costs | labor cost | labor costs | staff cost | staff costs | staffing cost | staffing costs | wages | wage
    | wage bill | payroll | cost of staff | staffing`,
  hours: `hours | hours worked | staff hours | labour hours | labor hours | man hours`,
  percent: `percent | percentage | share | share of sales | of sales | as a percent of sales | ratio`,
  profit: `make any money | made any money | profit | profits | profitable | make money | made money | making money | lose money | losing money | loss | bottom line | earn | earned
    | p l | profit and loss | gross profit | net profit`,
  margin: `margin | margins | most profitable | profit per dish | contribution | contribution margin`,
  variance: `gap between what we should have used | should have used | supposed to use | variance | unexplained | missing | shrinkage | unaccounted | unaccounted for | go missing | went missing | gone missing | theoretical
    | not explained`,
  ticketTime: `ticket time | ticket times | how long | cooking time | waiting time | wait | waiting | slow | slowest | cooking times | kitchen times
    | take to cook | speed`,
  ticket: `ticket | tickets | open tickets | open orders | orders open | orders are open | orders waiting | on the board | in the kitchen right now
    | orders in the kitchen | live orders`,
  tips: `tip | tips | gratuity | gratuities | tip pool`,
  vat: `vat | tax | taxes | sales tax`,
  recipe: `recipe | recipes | how do i make | how do we make | how to make | how is | what goes into | what goes in | goes into | go into | goes in | go in | made of | made from
    | what s in | what is in | whats in | made with | how do you make | cook | ingredients of | ingredients in | ingredients for | ingredients does`,
  allergen: `guest has | customer has | allergen | allergens | allergy | allergies | allergic | allergic to | contain | contains | containing | safe | safe for
    | free of | free from | free | intolerance | intolerant`,
  paused: `86 | 86d | 86ed | 86 list | eighty sixed | paused | sold out | unavailable | not available | off the menu | off today | stopped selling`,
  prep: `prep | to prep | prep for | prepare | prepared | prepping | to prepare | preparation | prep list | get ready | batch | batches`,
  work: `am i on | am i in | work | works | working | on shift | on the rota | rota | schedule | scheduled | on duty | shift | shifts | rostered | roster
    | coming in to work | in today | in tomorrow | on tonight | on today | on tomorrow`,
  who: `who | who is | who s | whos | staff | team | people | person | anyone | somebody | employees`,
  mine: `am i on | am i in | my | i | mine | am i | do i | me`,
  task: `task | tasks | to do | to dos | to do list | todo | todos | checklist | checklists | jobs | chores`,
  overdue: `past their deadline | past deadline | past the deadline | past due date | overdue | late | missed | behind | past due | not done in time | running late`,
  open: `open | outstanding | due | left to do | pending | still to do | not done | undone | to be done | unfinished`,
} as const;

/** What a word of a question points at; the grammar is a table of these. */
export type Cue = keyof typeof english;
