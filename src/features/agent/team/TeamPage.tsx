import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TeamMember } from '#src/api/generated/types.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { EmptyTeam } from './EmptyTeam.tsx'
import type { TeamEntry } from './MemberLine.tsx'
import { MemberRow, TickRow } from './MemberRow.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import { NobodyFound } from './NobodyFound.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import styles from './Team.module.css'
import { teamCount, teamMessages as messages } from './team-messages.ts'
import { below, isDirect, isNarrowed } from './team-query.ts'
import { TeamBar } from './TeamBar.tsx'
import { TeamFilters } from './TeamFilters.tsx'
import { DirectList, DownlineList } from './TeamLists.tsx'
import { TeamSearch } from './TeamSearch.tsx'
import { Trail } from './Trail.tsx'
import { BatchSheet } from './transfer/BatchSheet.tsx'
import type { Payee } from './transfer/batch.ts'
import { useSelection } from './use-selection.ts'
import { useTeamQuery } from './use-team-query.ts'

/**
 * `/m/member/agent/team`: everybody below the agent, with search, filters and the way down, their rebates, and money
 * for one or several of them (NAMED-30).
 */
export function TeamPage() {
  const intl = useIntl()
  const [query, show] = useTeamQuery()
  const [open, setOpen] = useState<TeamMember>()
  const [selection, beginSelection, endSelection] = useSelection()
  const [payees, setPayees] = useState<readonly Payee[]>()
  const { scope, name, type, enabled, trail } = query
  const upline = trail.at(-1)
  const List = isDirect(query) ? DirectList : DownlineList
  const scopes = [
    { id: 'direct', label: intl.formatMessage(messages.direct) },
    { id: 'all', label: intl.formatMessage(messages.all) },
  ] as const
  const row = (entry: TeamEntry) => {
    const { member } = entry
    return selection ? (
      <TickRow
        key={member.memberId}
        entry={entry}
        ticked={selection.has(member.memberId)}
        isFull={selection.isFull}
        onTick={(isTicked) => selection.tick(member, isTicked)}
      />
    ) : (
      <MemberRow key={member.memberId} entry={entry} onPress={() => setOpen(member)} />
    )
  }
  return (
    <div className={styles.page}>
      <TeamBar />
      {upline ? (
        <Trail
          trail={trail}
          onGo={(steps) => show({ ...query, name: '', trail: trail.slice(0, steps) }, { replace: false })}
        />
      ) : (
        <Segmented
          label={intl.formatMessage(messages.scopes)}
          segments={scopes}
          selected={scope}
          onSelect={(id) => show({ ...query, scope: id })}
        />
      )}
      <div className={styles.search}>
        <TeamSearch key={upline?.memberId} name={name} onName={(next) => show({ ...query, name: next })} />
      </div>
      {isDirect(query) ? null : (
        <div className={styles.filters}>
          <TeamFilters query={query} onChange={(change) => show({ ...query, ...change })} />
        </div>
      )}
      <List
        key={upline?.memberId}
        name={name}
        uplineId={upline?.memberId}
        type={type}
        enabled={enabled}
        renderHead={(count) => (
          <div className={styles.head}>
            <span className={styles.count}>{intl.formatMessage(teamCount, { count })}</span>
            {selection ? null : (
              <Button variant="text" size="small" onClick={beginSelection}>
                {intl.formatMessage(messages.select)}
              </Button>
            )}
          </div>
        )}
        empty={
          isNarrowed(query) ? (
            <NobodyFound />
          ) : upline ? (
            <StateView kind="empty" title={intl.formatMessage(messages.noneBelow)} />
          ) : (
            <EmptyTeam />
          )
        }
      >
        {row}
      </List>
      {selection ? (
        <SelectionBar selection={selection} onCancel={endSelection} onSend={() => setPayees(selection.payees)} />
      ) : null}
      <MemberSheet
        member={open}
        onClose={() => setOpen(undefined)}
        onTeam={(member) => show(below(query, member), { replace: false })}
      />
      <BatchSheet
        payees={payees}
        onSent={(results, inPage) => {
          selection?.leaveOut(results)
          // Opened again meanwhile, it would ask for money for those who have it.
          if (!inPage) setPayees(undefined)
        }}
        onSettled={() => {
          setPayees(undefined)
          endSelection()
        }}
        onClose={() => setPayees(undefined)}
      />
    </div>
  )
}
