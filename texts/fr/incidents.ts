/** The register of incidents with personal information that Québec's Law 25 asks for. */
export const incidents = {
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
  whatHappened: 'Ce qui s’est passé',
  persons: 'Personnes et renseignements touchés',
  personsHint: 'Qui, combien de personnes, quels renseignements.',
  serious: 'Risque de préjudice sérieux',
  seriousHint: 'Selon la sensibilité des renseignements et l’usage qu’on pourrait en faire.',
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
