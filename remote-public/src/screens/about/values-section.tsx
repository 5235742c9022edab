import { Card, CardGrid } from '@nivara/shared/ui/card';
import { ClockIcon, EyeIcon, HeartIcon, LeafIcon } from '@nivara/shared/ui/icon';
import { Heading, Section, Stack } from '@nivara/shared/ui/layout';
import { color } from '@nivara/shared/ui/theme';
import styled from 'styled-components';
import { SectionIntro } from '../../components/section-intro';

const values = [
  {
    icon: ClockIcon,
    title: 'Unhurried',
    text: 'A diagnosis is mostly listening. We plan the day so that there is time for it.',
  },
  {
    icon: EyeIcon,
    title: 'Open',
    text: 'You see what we see: reports, reasons, doubts and prices, before you decide.',
  },
  {
    icon: HeartIcon,
    title: 'Together',
    text: 'Physicians, nurses, therapists and family work from the same plan.',
  },
  {
    icon: LeafIcon,
    title: 'Only what helps',
    text: 'No test, tablet or treatment without a reason that we can explain to you.',
  },
];

const Value = styled(Stack)`
  svg {
    color: ${color.accent};
  }
  p {
    color: ${color.textMuted};
  }
`;

export function ValuesSection() {
  return (
    <Section tone="sand" aria-labelledby="values-title">
      <SectionIntro eyebrow="What we hold to" title="Four values, tested daily" titleId="values-title" />
      <CardGrid as="ul" role="list" $least="15rem">
        {values.map(({ icon: Icon, title, text }) => (
          <Card as="li" key={title} $tone="raised">
            <Value $gap={3}>
              <Icon size={30} />
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </Value>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
