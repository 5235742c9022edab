import styled from 'styled-components';
import { useModals, useSession } from '@nivara/shared/app-context/app-context';
import { Button } from '@nivara/shared/ui/form/button';
import { PersonIcon } from '@nivara/shared/ui/layout/icon';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { space } from '@nivara/shared/ui/tokens/theme';
import { Dropdown } from './dropdown';
import { useAccountMenu } from './use-account';

export function AccountButton() {
  const { user, status } = useSession();
  const { openModal } = useModals();
  const { items, choose } = useAccountMenu();
  if (status === 'restoring') return <Skeleton width="9rem" height="44px" />;
  if (!user) return <Button onClick={() => openModal('login', {})}>Login / SignUp</Button>;
  return (
    <AtEdge>
      <Dropdown
        align="end"
        items={items}
        onChoose={choose}
        label={
          <AccountLabel>
            <PersonIcon />
            <span>{user.UserFullName || user.UserName}</span>
          </AccountLabel>
        }
      />
    </AtEdge>
  );
}

/** Moves the button's padding outside the page's edge, so that the button's arrow ends at the edge. */
const AtEdge = styled.div`
  margin-inline-end: -${space[3]};
`;

const AccountLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  span {
    overflow: hidden;
    max-width: 9rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The second & outweighs the trigger's own rule for its arrow. */
  && svg {
    width: 20px;
    height: 20px;
    transform: none;
  }
`;
