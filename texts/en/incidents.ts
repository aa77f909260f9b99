import type { PageTexts } from '../fr/page-texts.ts'

export const incidents: PageTexts['incidents'] = {
  intro:
    'Every incident with personal information is recorded here, even a minor one. An entry is not erased: a correction is added to it. The register is kept for at least five years after the day the incident was noticed.',
  none: 'No incident is recorded.',
  record: 'Record an incident',
  correct: 'Correct',
  correctOf: (day) => `Correct the incident of ${day}`,
  correctHint: 'Your correction is added; the entry before stays readable.',
  submit: 'Record',
  saved: 'Incident recorded',
  corrected: 'Correction recorded',

  incidentOf: (day) => `Incident noticed on ${day}`,
  noticedOn: 'Noticed on',
  whatHappened: 'What happened',
  persons: 'Persons and information concerned',
  personsHint: 'Who, how many people, which information.',
  serious: 'Risk of serious injury',
  seriousHint: 'According to how sensitive the information is and how it could be used.',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  measures: 'Measures taken',
  commission: 'Commission d’accès à l’information notified on',
  notified: 'Persons notified on',
  optional: 'Leave empty until it is done.',
  notYet: 'Not yet',
  notNeeded: 'Not required',
  toNotify:
    'The risk is serious: notify the Commission d’accès à l’information and the persons concerned without delay, then record the dates.',
  recordedBy: (email, moment) => `Recorded by ${email}, ${moment}`,
  earlier: (count) => (count > 1 ? `${count} earlier entries` : 'Earlier entry'),
}
