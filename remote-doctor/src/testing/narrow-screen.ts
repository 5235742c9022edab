/** Makes the screen as narrow as a phone's until the mocks are restored. */
export const narrowScreen = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('width <'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
