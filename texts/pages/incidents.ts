const fr = {
  intro:
    'Tout incident touchant des renseignements personnels s’inscrit ici, même sans gravité. Une inscription ne s’efface pas\u00a0: une correction s’y ajoute. Le registre se conserve au moins cinq ans après le jour où l’incident a été constaté.',
  none: 'Aucun incident n’est inscrit.',
  record: 'Inscrire un incident',
  correct: 'Corriger',
  correctOf: (day: string) => `Corriger l’incident du ${day}`,
  correctHint: 'Votre correction s’ajoute; l’inscription précédente reste lisible.',
  submit: 'Inscrire',
  saved: 'Incident inscrit',
  corrected: 'Correction inscrite',

  incidentOf: (day: string) => `Incident constaté le ${day}`,
  noticedOn: 'Constaté le',
  occurred: 'Survenu',
  occurredHint: 'La date ou la période; si elle n’est pas connue, une approximation.',
  whatHappened: 'Ce qui s’est passé',
  persons: 'Personnes et renseignements touchés',
  personsHint: 'Qui, combien de personnes, quels renseignements.',
  serious: 'Risque de préjudice sérieux',
  seriousHint: 'Selon la sensibilité des renseignements et l’usage qu’on pourrait en faire.',
  riskReason: 'Motif de cette évaluation',
  riskReasonHint: 'Les éléments qui font conclure à un risque sérieux, ou à son absence.',
  choose: 'Choisissez',
  yes: 'Oui',
  no: 'Non',
  measures: 'Mesures prises',
  commission: 'Commission d’accès à l’information avisée le',
  notified: 'Personnes avisées le',
  optional: 'Laissez vide tant que ce n’est pas fait.',
  notYet: 'Pas encore',
  notNeeded: 'Non requis',
  toNotify:
    'Le risque est sérieux\u00a0: avisez sans tarder la Commission d’accès à l’information et les personnes touchées, puis inscrivez les dates.',
  recordedBy: (email: string, moment: string) => `Inscrit par ${email}, ${moment}`,
  earlier: (count: number) =>
    count > 1 ? `${count} inscriptions précédentes` : 'Inscription précédente',
}

const en: typeof fr = {
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
  occurred: 'Occurred',
  occurredHint: 'The date or the period; if it is not known, an approximation.',
  whatHappened: 'What happened',
  persons: 'Persons and information concerned',
  personsHint: 'Who, how many people, which information.',
  serious: 'Risk of serious injury',
  seriousHint: 'According to how sensitive the information is and how it could be used.',
  riskReason: 'Why the risk was so judged',
  riskReasonHint: 'What leads to the conclusion that the risk is serious, or is not.',
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

/** The register of incidents with personal information that Québec's Law 25 asks for. */
export const incidentsTexts = { fr, en }
