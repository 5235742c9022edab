import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useNavigate } from '@nivara/shared/app-context/router';
import { SearchIcon } from '@nivara/shared/ui/layout/icon';
import { searchPath } from '../app/paths';
import { Box, Empty, GroupTitle, Hit, Input, Results } from './search-box-styles';
import { AskAPerson } from './ask-a-person';
import type { SearchDocument, SearchGroup } from './search-documents';
import { useSearch } from './use-search';

const HITS_PER_GROUP = 4;

/** Enter without a chosen result opens the page of all results. */
export function SearchBox({ onLeave, initialQuery = '' }: { onLeave?: () => void; initialQuery?: string }) {
  const [query, setQuery] = useState(initialQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { groups, prepare } = useSearch(query);
  const navigate = useNavigate();
  const id = useId();
  const shown = (groups ?? []).map(({ kind, hits }): SearchGroup => ({
    kind,
    hits: hits.slice(0, HITS_PER_GROUP),
  }));
  const hits = shown.flatMap((group) => group.hits);
  const expanded = open && query.trim() !== '' && groups !== undefined;
  const optionId = (index: number) => `${id}-option-${index}`;

  const go = (to: string) => {
    setOpen(false);
    setActive(-1);
    navigate(to);
    onLeave?.();
  };
  const choose = (hit: SearchDocument) => {
    setQuery('');
    go(hit.url);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && expanded && hits.length > 0) {
      event.preventDefault();
      // -1 stands for the typed text, without a chosen result.
      const next = active + step;
      setActive(next < -1 ? hits.length - 1 : next >= hits.length ? -1 : next);
    } else if (event.key === 'Escape' && (open || query)) {
      event.preventDefault();
      if (expanded) setOpen(false);
      else setQuery('');
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Box
      role="search"
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = hits[active];
        if (expanded && chosen) choose(chosen);
        else if (query.trim()) go(searchPath(query.trim()));
      }}
    >
      <SearchIcon />
      <Input
        type="search"
        role="combobox"
        aria-label="Search the site"
        aria-expanded={expanded}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? optionId(active) : undefined}
        placeholder="Search health issues, tests, consultations"
        autoComplete="off"
        maxLength={100}
        value={query}
        onFocus={() => {
          prepare();
          setOpen(true);
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
          setOpen(true);
          prepare();
        }}
        onKeyDown={onKeyDown}
      />
      <Results
        id={`${id}-results`}
        role="listbox"
        aria-label="Search results"
        hidden={!expanded || hits.length === 0}
      >
        {shown.map((group, position) => {
          const first = shown.slice(0, position).reduce((sum, before) => sum + before.hits.length, 0);
          return (
            <div key={group.kind} role="group" aria-labelledby={`${id}-group-${position}`}>
              <GroupTitle id={`${id}-group-${position}`} role="presentation">
                {group.kind}
              </GroupTitle>
              {group.hits.map((hit, index) => (
                <Hit
                  key={hit.url}
                  id={optionId(first + index)}
                  role="option"
                  aria-selected={first + index === active}
                  onPointerEnter={() => setActive(first + index)}
                  // Keeps the focus in the box, since a blur would close the list before the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(hit)}
                >
                  {hit.title}
                </Hit>
              ))}
            </div>
          );
        })}
      </Results>
      <Empty hidden={!expanded || hits.length > 0}>
        <span role="status">
          {expanded && hits.length === 0
            ? `Nothing found for “${query.trim()}” yet. Try a shorter or simpler word.`
            : ''}
        </span>{' '}
        Or ask us: <AskAPerson />
      </Empty>
    </Box>
  );
}
