import { useEffect } from 'react';
import styled from 'styled-components';
import { listFamily } from '@nivara/shared/api-client/family';
import type { FamilyMember } from '@nivara/shared/domain/family';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { ChevronDownIcon } from '@nivara/shared/ui/layout/icon';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, media, radius, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';

const Label = styled.label`
  position: relative;
  display: inline-flex;
  min-width: 0;
  align-items: center;
  font-size: ${text.small};

  select {
    max-width: 8rem;
    min-height: ${targetSize.medium};
    padding: 0 1.75rem 0 ${space[3]};
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.pill};
    appearance: none;
    background: ${color.surface};
    color: ${color.primary};
    font: inherit;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  ${media.tight} {
    flex: 1;
    align-self: stretch;

    select {
      width: 100%;
      max-width: none;
      height: 100%;
      padding: 0 0.75em 0 ${space[1]};
    }
    svg {
      right: 0.1em;
      width: 0.75em;
    }
  }
  ${media.tablet} {
    select {
      max-width: 12rem;
    }
  }
  svg {
    position: absolute;
    right: ${space[2]};
    color: ${color.primary};
    pointer-events: none;
  }
`;

interface PersonSwitchProps {
  accountId: string;
  chosen: string | undefined;
  onChoose: (person: string | undefined) => void;
  /** Called with the family once it is loaded. */
  onFamily: (members: readonly FamilyMember[]) => void;
}

/** Chooses the patient whose lists and dashboard the area shows; hidden for an account without a family. */
export function PersonSwitch({ accountId, chosen, onChoose, onFamily }: PersonSwitchProps) {
  const family = useAnswer(listFamily);
  const members = family.status === 'ready' ? family.data.rows : undefined;
  const isNoLongerFamily =
    chosen !== undefined &&
    chosen !== accountId &&
    members !== undefined &&
    !members.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isNoLongerFamily) onChoose(undefined);
  }, [isNoLongerFamily, onChoose]);
  useEffect(() => {
    if (members !== undefined) onFamily(members);
  }, [members, onFamily]);
  if (members === undefined || members.length === 0) return null;
  return (
    <Label>
      <VisuallyHidden>For whom</VisuallyHidden>
      <select
        value={isNoLongerFamily ? '' : (chosen ?? '')}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">Everybody</option>
        <option value={accountId}>Me</option>
        {members.map(({ id, firstName }) => (
          <option key={id} value={id}>
            {firstName}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </Label>
  );
}
