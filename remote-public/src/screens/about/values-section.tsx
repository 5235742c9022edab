import { Card, CardGrid } from '@nivara/shared/ui/layout/card';
import { ClockIcon, EyeIcon, HeartIcon, LeafIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Section } from '@nivara/shared/ui/layout/layout';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';
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

/** The icon is above the text, and beside it on narrow screens, which keeps the cards short. */
const Value = styled.div`
  display: grid;
  gap: ${space[2]} ${space[4]};
  grid-template-columns: 30px minmax(0, 1fr);

  svg {
    color: ${color.accent};
    grid-row: 1 / span 2;
  }
  p {
    color: ${color.textMuted};
  }
  ${media.tablet} {
    row-gap: ${space[3]};
    grid-template-columns: minmax(0, 1fr);

    svg {
      grid-row: auto;
    }
  }
`;

export function ValuesSection() {
  return (
    <Section tone="sand" aria-labelledby="values-title">
      <SectionIntro eyebrow="What we hold to" title="Four values, tested daily" titleId="values-title" />
      <CardGrid as="ul" role="list" $least="15rem">
        {values.map(({ icon: Icon, title, text }) => (
          <Card as="li" key={title} $tone="raised">
            <Value>
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
