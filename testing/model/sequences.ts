import fc from 'fast-check'
import { askForApproval, memberCheckout, refuseApproval } from './approval-commands.ts'
import { change, supplierStep, takeBack } from './change-commands.ts'
import { closeDay } from './close-day-command.ts'
import {
  cartAdd,
  cartRemove,
  cartUpdate,
  checkout,
  checkoutAgain,
  checkoutsAtOnce,
  deleteProduct,
  editMinimum,
  editPrice,
  restaurantDone,
  review,
  suspend,
} from './commands.ts'
import { moveCutOff } from './cut-off-command.ts'
import { removeItem, saveGuide, saveItem } from './guide-commands.ts'
import { countItem, fillFromGuide } from './guide-use-commands.ts'
import { creditNote, invoice } from './paper-commands.ts'
import { choosePromotions, promote } from './promotion-commands.ts'
import { answer, passTime, withdraw } from './proposal-commands.ts'
import { propose } from './propose-command.ts'
import { answerCredit, receive } from './receipt-commands.ts'
import { chooseSubstitutes } from './substitute-choices.ts'
import { weekPasses } from './week-command.ts'

/** Every command, those that a market sees most named more often. */
const ALL = [
  ...[cartAdd, cartAdd, cartAdd, cartUpdate, cartRemove],
  ...[checkout, checkoutAgain, checkoutsAtOnce],
  ...[memberCheckout, memberCheckout, memberCheckout, askForApproval, askForApproval],
  ...[refuseApproval, supplierStep, supplierStep, supplierStep, supplierStep],
  ...[restaurantDone, review],
  ...[change, change, change, change, takeBack, moveCutOff, moveCutOff],
  ...[propose, propose, propose, propose, answer, answer, answer, withdraw, passTime],
  ...[receive, receive, receive, answerCredit, answerCredit, invoice, invoice, creditNote],
  ...[saveGuide, saveGuide, saveItem, saveItem, saveItem, removeItem],
  ...[countItem, countItem, fillFromGuide, fillFromGuide, fillFromGuide],
  ...[promote, choosePromotions, weekPasses, closeDay, chooseSubstitutes, chooseSubstitutes],
  ...[editPrice, editMinimum, deleteProduct, suspend],
]

/** What comes together seldom among all commands, for what it is about has to have happened before. */
const TOGETHER = [
  [cartAdd, cartAdd, memberCheckout, memberCheckout, askForApproval, checkout, weekPasses],
  [supplierStep, propose, propose, chooseSubstitutes, answer, withdraw, passTime, editPrice],
  [supplierStep, supplierStep, propose, closeDay, closeDay, answer, answer, checkout, cartAdd],
  [supplierStep, supplierStep, receive, receive, receive, answerCredit, answerCredit],
  [supplierStep, supplierStep, receive, receive, answerCredit, invoice, invoice, creditNote],
  [saveGuide, saveItem, saveItem, countItem, cartAdd, fillFromGuide, fillFromGuide, suspend],
  [promote, promote, choosePromotions, suspend],
]

/** Sequences of up to so many calls: one of three of all commands, the others of some that belong together. */
export function sequencesOf(maxCommands: number) {
  const sizes = { maxCommands, size: 'max' } as const
  return fc.oneof(
    { weight: TOGETHER.length, arbitrary: fc.commands(ALL, sizes) },
    ...TOGETHER.map((commands) => ({ weight: 2, arbitrary: fc.commands(commands, sizes) })),
  )
}
