import { useId, useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { Button } from '@nivara/shared/ui/form/button';
import { Heading, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';

interface AccountSectionProps {
  title: string;
  /** The present setting, in a few words. */
  value: ReactNode;
  /** The word of the button that opens the section. */
  action?: 'Change' | 'Show';
  /** Opened by itself, for example to show that its data could not be loaded. */
  isForcedOpen?: boolean;
  about?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** True for a section that has nothing but controls to change something. Such a section is not printed. */
  screenOnly?: boolean;
  children?: ReactNode;
}

const Line = styled.div`
  display: grid;
  align-items: center;
  gap: 0 ${space[4]};
  grid-template-columns: minmax(0, 1fr) auto;

  > p {
    color: ${color.textMuted};
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  > div {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  /* Words as long as "Password" need the whole line. */
  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);

    > div {
      grid-column: 1;
      grid-row: auto;
    }
  }
  ${media.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr) auto;

    > p {
      grid-column: 2;
    }
    > div {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

const Content = styled(Stack)`
  padding-bottom: ${space[4]};
`;

/** A row of the account's card, which opens to show what can be changed. */
export function AccountSection(props: AccountSectionProps) {
  const { title, value, action = 'Change', isForcedOpen = false, about, headingRef, screenOnly } = props;
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isForcedOpen;
  return (
    <Stack as="section" $gap={4} aria-labelledby={id} data-screen-only={screenOnly ? '' : undefined}>
      <Line>
        <Heading ref={headingRef} level={2} look="h4" id={id} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        <p>{value}</p>
        {isForcedOpen ? null : (
          <div>
            <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpened(!isOpened)}>
              {isOpen ? 'Close' : action}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          </div>
        )}
      </Line>
      {isOpen ? (
        <Content $gap={5}>
          {about === undefined ? null : <p>{about}</p>}
          {props.children}
        </Content>
      ) : null}
    </Stack>
  );
}
