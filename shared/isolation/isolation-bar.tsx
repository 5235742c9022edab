import { useState } from 'react';
import styled from 'styled-components';
import { useSession } from '@nivara/shared/app-context/app-context';
import { Link } from '@nivara/shared/app-context/router';
import { DEMO_ACCOUNTS } from '../contracts/demo-accounts';
import type { RemoteManifest } from '../contracts/remote-manifest';
import { color, font, layer, space, text } from '../ui/tokens/theme';

const accountOfRole = {
  anonymous: undefined,
  patient: DEMO_ACCOUNTS.patient,
  doctor: DEMO_ACCOUNTS.doctor,
  desk: DEMO_ACCOUNTS.desk,
};

type Role = keyof typeof accountOfRole;

/** Signs in and out by the real calls, against the real service. */
export function IsolationBar({ manifest, status }: { manifest: RemoteManifest; status: string }) {
  const { user, signIn, signOut } = useSession();
  const [fault, setFault] = useState('');
  const current = user ? user.UserName : 'anonymous';

  const signInAs = async (role: Role) => {
    setFault('');
    try {
      const account = accountOfRole[role];
      if (account) await signIn({ username: account.username, password: account.password });
      else await signOut();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Bar aria-label="Isolation">
      <strong>{manifest.name} in isolation</strong>
      <fieldset>
        <legend>Signed in as</legend>
        {Object.keys(accountOfRole).map((role) => (
          <label key={role}>
            <input
              type="radio"
              name="role"
              checked={role === current}
              onChange={() => void signInAs(role as Role)}
            />
            {role}
          </label>
        ))}
      </fieldset>
      {manifest.routes.map(({ path }) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <span role="status">{fault || status}</span>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  background: ${color.deep};
  color: ${color.onDeep};
  font: ${text.small} ${font.body};
  fieldset {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    float: left;
    padding: 0;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 24px;
  }
  a {
    color: ${color.onDeep};
  }
`;
