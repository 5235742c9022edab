import { CardGrid, CardLink } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../../paths';

export function NextSteps({ username }: { username: string }) {
  const steps = [
    {
      to: paths.profile(username),
      title: 'Your profile',
      text: 'Your record, your family and your account.',
    },
    { to: paths.services, title: 'Find a service', text: 'From a consultation to tests, wellness and yoga.' },
    { to: paths.courses, title: 'Learn with us', text: 'Courses by our physicians, nurses and therapists.' },
  ];
  return (
    <Stack as="section" $gap={4} data-screen-only aria-labelledby="next-steps">
      <Heading level={2} look="h3" id="next-steps">
        Where to next?
      </Heading>
      <CardGrid as="ul" role="list" $least="13rem">
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <CardLink to={to} title={title}>
              <p>{text}</p>
            </CardLink>
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
