/** What can be proposed about an order: another quantity of a line, another product for it, one more product, another day. */
export const PROPOSAL_LINE_KINDS = ['quantity', 'substitute', 'add', 'day'] as const
export type ProposalLineKind = (typeof PROPOSAL_LINE_KINDS)[number]

export const PROPOSAL_STATUSES = ['open', 'answered', 'lapsed', 'withdrawn'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

/** What a restaurant wants when a supplier lacks something; `ask` where it chose nothing. */
export const SUBSTITUTE_CHOICES = ['never', 'ask', 'same_or_cheaper'] as const
export type SubstituteChoice = (typeof SUBSTITUTE_CHOICES)[number]
