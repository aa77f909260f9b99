import { action, paragraph } from './mail-body.ts'
import type { Templates } from './templates.ts'

type TeamMail = 'team-invitation' | 'role-changed' | 'member-removed'

export const teamMails: Pick<Templates, TeamMail> = {
  'team-invitation': ({ firstName, ...invitation }, { words, links }) => {
    const { subject, intro, role, action: label, limits, ifNot } = words.team.invitation
    return {
      subject,
      // Nobody knows the name of somebody who is new here.
      greeting: words.layout.greeting(firstName ?? ''),
      blocks: [
        paragraph(intro(invitation.invitedBy, invitation.businessName)),
        paragraph(role(words.team.role(invitation.role))),
        action(label, links.teamInvitation(invitation.token)),
        paragraph(limits),
        paragraph(ifNot),
      ],
    }
  },
  'role-changed': ({ firstName, businessName, role }, { words }) => {
    const { subject, intro, question } = words.team.roleChanged
    return {
      subject,
      greeting: words.layout.greeting(firstName),
      blocks: [paragraph(intro(businessName, words.team.role(role))), paragraph(question)],
    }
  },
  'member-removed': ({ firstName, businessName }, { words }) => {
    const { subject, intro, next } = words.team.removed
    return {
      subject,
      greeting: words.layout.greeting(firstName),
      blocks: [paragraph(intro(businessName)), paragraph(next)],
    }
  },
}
