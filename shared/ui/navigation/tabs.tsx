import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { fadingEdges } from '../layout/scroll-edges';
import { color, motion, space } from '../tokens/theme';
import { useOneLine } from './use-one-line';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name. */
  label: string;
  tabs: readonly TabItem[];
  /** With `onSelect`, the parent keeps the choice, for example in the URL. */
  selected?: string;
  onSelect?: (id: string) => void;
}

const List = styled.div`
  display: flex;
  gap: ${space[1]};
  border-bottom: 1px solid ${color.line};
  position: relative;
  overflow-x: auto;
  scrollbar-width: none;
  ${fadingEdges}
`;

const Tab = styled.button`
  min-height: 44px;
  flex: none;
  padding: ${space[2]} ${space[4]};
  margin: 4px 4px -1px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.textMuted};
  font-weight: 600;
  cursor: pointer;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

const Panel = styled.div`
  padding-block: ${space[5]};
`;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  const list = useOneLine<HTMLDivElement>('[aria-selected="true"]', current?.id);

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = tabs.findIndex((tab) => tab === current);
    const next = step && tabs[step(at, tabs.length - 1)];
    if (next === undefined) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${prefix}-${next.id}"]`)?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={`${prefix}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${prefix}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {current === undefined ? null : (
        <Panel
          id={`${prefix}-panel`}
          role="tabpanel"
          aria-labelledby={`${prefix}-${current.id}`}
          tabIndex={0}
        >
          {current.content}
        </Panel>
      )}
    </div>
  );
}
