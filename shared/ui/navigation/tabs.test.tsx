import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Stepper, type Step } from './stepper';
import { Tabs } from './tabs';

const tabs = [
  { id: 'hours', label: 'Hours', content: 'Nine to seven' },
  { id: 'way', label: 'Way', content: 'Deccan' },
  { id: 'fees', label: 'Fees', content: 'Before you book' },
];

test('arrow keys, Home and End select tabs, and the arrow keys wrap around at the ends', async () => {
  const { user, container } = renderWithApp(<Tabs label="Clinic" tabs={tabs} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Hours', selected: true })).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Way'],
    ['{End}', 'Fees'],
    ['{ArrowRight}', 'Hours'],
    ['{ArrowLeft}', 'Fees'],
    ['{Home}', 'Hours'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  }
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Hours' })).toHaveFocus();
  await expectAccessible(container);
});

test('lets the parent decide which tab is selected', async () => {
  function Controlled() {
    const [selected, setSelected] = useState('fees');
    return <Tabs label="Clinic" tabs={tabs} selected={selected} onSelect={setSelected} />;
  }
  const { user } = renderWithApp(<Controlled />);
  expect(screen.getByRole('tabpanel', { name: 'Fees' })).toHaveTextContent('Before you book');
  await user.click(screen.getByRole('tab', { name: 'Way' }));
  expect(screen.getByRole('tabpanel', { name: 'Way' })).toHaveTextContent('Deccan');
});

const steps: Step[] = [
  { id: 'you', label: 'You', state: 'completed' },
  { id: 'home', label: 'Home', state: 'invalid' },
  { id: 'help', label: 'Help' },
  { id: 'check', label: 'Check' },
];

test('a stepper names each step with its number and its state', async () => {
  const { container } = renderWithApp(<Stepper label="Registration" steps={steps} current="help" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''))).toEqual([
    'Step 1 of 4: You – completed',
    'Step 2 of 4: Home – needs attention',
    'Step 3 of 4: Help',
    'Step 4 of 4: Check',
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a stepper has buttons for selectable steps only', async () => {
  const select = jest.fn();
  const { user, container } = renderWithApp(
    <Stepper
      label="Registration"
      steps={steps}
      current="help"
      onSelect={select}
      canSelect={({ state }) => state !== undefined}
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Home – needs attention/ }));
  expect(select).toHaveBeenCalledWith('home');
  await expectAccessible(container);
});
