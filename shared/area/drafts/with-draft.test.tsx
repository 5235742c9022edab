import { screen } from '@testing-library/react';
import { useState } from 'react';
import { memoryStore, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { WithDraft } from './with-draft';

function Messages() {
  const [name, setName] = useState('message A');
  return (
    <>
      <button onClick={() => setName('message B')}>Open B</button>
      <WithDraft name={name} initial={{ text: '' }} skeleton={<p>Loading</p>}>
        {({ formKey, initialValues, keep }) => (
          <textarea
            aria-label={name}
            key={formKey}
            defaultValue={initialValues.text}
            onChange={({ target }) => keep({ text: target.value })}
          />
        )}
      </WithDraft>
    </>
  );
}

test('starts the form of another draft without the earlier text', async () => {
  const { user } = renderWithApp(<Messages />, { path: '/', user: sessionUser(), store: memoryStore() });
  await user.type(await screen.findByRole('textbox', { name: 'message A' }), 'He coughs.');
  await user.click(screen.getByRole('button', { name: 'Open B' }));
  expect(await screen.findByRole('textbox', { name: 'message B' })).toHaveValue('');
});
