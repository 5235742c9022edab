import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, layer } from '@nivara/shared/ui/tokens/theme';

export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const way = scrollHeight - clientHeight;
      bar.current?.style.setProperty('transform', `scaleX(${way > 0 ? Math.min(1, scrollTop / way) : 0})`);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, []);
  return <Bar ref={bar} aria-hidden data-screen-only data-testid="scroll-progress" />;
}

const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layer.header};
  height: 4px;
  background: ${color.accent};
  transform: scaleX(0);
  transform-origin: left;
  pointer-events: none;
`;
