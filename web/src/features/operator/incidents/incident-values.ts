import { operatorIncidentRecord } from '@halles/contract/endpoints/incidents.ts'
import { type Problems, problemsIn } from '../../../components/form/problems.ts'
import type { IncidentEntry } from '../operator-queries.ts'

/** What the form holds: every field as text. */
export type IncidentValues = {
  noticed_on: string
  occurred: string
  what_happened: string
  persons: string
  is_serious: '' | 'yes' | 'no'
  risk_reason: string
  measures: string
  commission_notified_on: string
  persons_notified_on: string
}

export const NO_INCIDENT: IncidentValues = {
  noticed_on: '',
  occurred: '',
  what_happened: '',
  persons: '',
  is_serious: '',
  risk_reason: '',
  measures: '',
  commission_notified_on: '',
  persons_notified_on: '',
}

/** An entry as its correction begins. */
export function valuesOf(entry: IncidentEntry): IncidentValues {
  return {
    noticed_on: entry.noticed_on,
    occurred: entry.occurred,
    what_happened: entry.what_happened,
    persons: entry.persons,
    is_serious: entry.is_serious ? 'yes' : 'no',
    risk_reason: entry.risk_reason,
    measures: entry.measures,
    commission_notified_on: entry.commission_notified_on ?? '',
    persons_notified_on: entry.persons_notified_on ?? '',
  }
}

export function bodyOf(values: IncidentValues) {
  return {
    ...values,
    is_serious: values.is_serious === 'yes',
    commission_notified_on: values.commission_notified_on || null,
    persons_notified_on: values.persons_notified_on || null,
  }
}

export function incidentProblems(values: IncidentValues): Problems<IncidentValues> {
  const problems = problemsIn(operatorIncidentRecord.input, bodyOf(values))
  if (values.noticed_on === '') problems.noticed_on = 'required'
  if (values.is_serious === '') problems.is_serious = 'required'
  return problems
}
