import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useNavigated } from './useNavigated';

let go: ReturnType<typeof useNavigate>;
function Page() {
  go = useNavigate();
  return <p>{useNavigated() ? 'navigated' : 'arrived'}</p>;
}
const openAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
const goTo = (path: string, replace = false) => act(async () => void (await go(path, { replace })));

describe('a navigation', () => {
  it.each(['/pagina-que-nao-ha', '/', '/callback'])('is not the way home of %s', async (path) => {
    openAt(path);
    await goTo('/home', true);
    expect(screen.getByText('arrived')).toBeVisible();
  });

  it('is the first page after that, and everything after it', async () => {
    openAt('/pagina-que-nao-ha');
    await goTo('/home', true);
    await goTo('/destinos');
    expect(screen.getByText('navigated')).toBeVisible();
    await goTo('/home');
    expect(screen.getByText('navigated')).toBeVisible();
  });

  it('is one from a page to another, also in the place of the first', async () => {
    openAt('/minhas-viagens');
    expect(screen.getByText('arrived')).toBeVisible();
    await goTo('/home', true);
    expect(screen.getByText('navigated')).toBeVisible();
  });
});
