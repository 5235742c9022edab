import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useModals } from '@nivara/shared/app-context/app-context';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import { Button } from '@nivara/shared/ui/form/button';
import { Actions, Heading, Page, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../app/paths';
import { brand } from '@nivara/shared/contracts/brand';
import { ConfirmEmail } from './confirm-email';
import { NewPassword } from './new-password';
import { OpenAccount } from './open-account';
import { ShowUsername } from './show-username';

type Link = { what: 'username' | 'password' | 'email' | 'account'; token: string };

/**
 * Target of the links in the mails of recovery, sign-up and a changed e-mail address. The token is in the fragment of the
 * page's address, which no server sees.
 */
export function RecoverScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { openModal } = useModals();
  const [link] = useState(() => readLink(hash));

  // Removes the token from the address bar, and so from the history and from screenshots.
  useEffect(() => {
    if (hash) navigate(paths.recover, { replace: true });
  }, [hash, navigate]);

  return (
    <Page>
      <title>{`Your account · ${brand.name}`}</title>
      <Frame>
        {link?.what === 'password' && <NewPassword token={link.token} />}
        {link?.what === 'username' && <ShowUsername token={link.token} />}
        {link?.what === 'email' && <ConfirmEmail token={link.token} />}
        {link?.what === 'account' && <OpenAccount token={link.token} />}
        {!link && (
          <>
            <Heading level={1}>This link is incomplete</Heading>
            <p>Please open it again from the mail, or ask for a new one.</p>
            <Actions>
              <Button onClick={() => openModal('login', { view: 'forgot-password' })}>
                New link for my password
              </Button>
              <Button variant="secondary" onClick={() => openModal('login', { view: 'forgot-username' })}>
                New link for my username
              </Button>
            </Actions>
          </>
        )}
      </Frame>
    </Page>
  );
}

export function readLink(hash: string): Link | undefined {
  const match = /^#(username|password|email|account)=([A-Za-z0-9_-]{20,200})$/.exec(hash);
  if (!match?.[1] || !match[2]) return undefined;
  return { what: match[1] as Link['what'], token: match[2] };
}

const Frame = styled(Stack).attrs({ $gap: 5 })`
  max-width: 32rem;
  margin-inline: auto;
  padding-block: ${space[8]};
`;
