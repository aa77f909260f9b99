import type { PageTexts } from '../fr/page-texts.ts'

export const approvals: PageTexts['approvals'] = {
  ask: 'Ask for approval',
  askAgain: 'Ask for approval again',
  note: 'Note for whoever approves',
  noteHint: 'Optional. They read it in the cart and by email.',
  sent: 'Your request for approval was sent.',
  waiting:
    'Approval asked for. Somebody whose limit allows it will place the order or refuse the request.',

  alwaysNeeded: 'Your orders need an approval.',
  aboveOrder: (total, limit) =>
    `This order of ${total} is above your limit of ${limit} for one order.`,
  aboveWeek: (total, limit, ordered) =>
    `This order of ${total} is above your limit of ${limit} for one week: you have ordered ${ordered} since Monday.`,

  asked: (name, at) => `Asked by ${name}, ${at}`,
  askedByYou: (at) => `You asked for approval, ${at}`,
  quoted: (note) => `“${note}”`,
  changedSince: (total) => `The cart has changed since this request, which was for ${total}.`,
  changedSinceYours: (total) => `The cart has changed since your request, which was for ${total}.`,
  refused: (name, by, at) => `Asked by ${name}, refused by ${by}, ${at}`,
  refusedYours: (by, at) => `${by} refused your request, ${at}`,

  refuse: 'Refuse the request',
  refuseTitle: 'Refuse this request?',
  refuseHint: 'The cart stays as it is. Whoever asked for approval gets your note by email.',
  refuseNote: 'Note',
  refuseNoteHint: 'Optional.',
  refusalSent: 'The request was refused.',

  news: {
    asked: 'Approval asked for',
    refused: 'Request for approval refused',
    placed: 'Order approved and sent',
    detail: (name, total) => `${name}, ${total}`,
  },
}
