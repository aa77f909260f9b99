import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import styles from './message-list.module.css'
import { messagesOptions, PER_PAGE } from './operator-queries.ts'
import type { PagedListParams } from './paged-list-params.ts'

export function MessageList({ page, onPage }: Pick<PagedListParams, 'page' | 'onPage'>) {
  const texts = useTextsOf(operatorTexts)
  const { moment } = useFormat()
  const query = useQuery(messagesOptions(page))
  return (
    <PagedList
      query={query}
      perPage={PER_PAGE.messages}
      page={page}
      onPage={onPage}
      rowHeight={140}
      empty={<EmptyState icon={<IconMail size={30} stroke={1.5} />}>{texts.noMessages}</EmptyState>}
    >
      {(messages) => (
        <div className="stack">
          {messages.map(({ public_id, first_name, last_name, email, question, sent_at }) => (
            <article key={public_id} className={`${styles.message} grid gap-xs card p-lg`}>
              <div className={`${styles.top} baseline between gap-0-md full row`}>
                <h2>{`${first_name} ${last_name}`}</h2>
                <time dateTime={sent_at}>{moment(sent_at)}</time>
              </div>
              <p className={question === '' ? styles.soft : undefined}>
                {question === '' ? texts.noQuestion : question}
              </p>
              <a className="standalone-link" href={`mailto:${email}`}>
                {texts.answer(email)}
              </a>
            </article>
          ))}
        </div>
      )}
    </PagedList>
  )
}
