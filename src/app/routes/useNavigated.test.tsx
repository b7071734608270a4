import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { useNavigated } from './useNavigated';

function Page() {
  return (
    <>
      <p>{useNavigated() ? 'navigated' : 'arrived'}</p>
      <Link to="/destinos">Destinos</Link>
      <Link to="/home" replace>
        Início
      </Link>
    </>
  );
}
const openAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
const goTo = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('a navigation', () => {
  it.each(['/pagina-que-nao-ha', '/', '/callback'])('is not the way home of %s', async (path) => {
    openAt(path);
    await goTo('Início');
    expect(screen.getByText('arrived')).toBeVisible();
  });

  it('is the first page after that, and everything after it', async () => {
    openAt('/pagina-que-nao-ha');
    await goTo('Início');
    await goTo('Destinos');
    expect(screen.getByText('navigated')).toBeVisible();
    await goTo('Início');
    expect(screen.getByText('navigated')).toBeVisible();
  });

  it('is one from a page to another, also in the place of the first', async () => {
    openAt('/minhas-viagens');
    expect(screen.getByText('arrived')).toBeVisible();
    await goTo('Início');
    expect(screen.getByText('navigated')).toBeVisible();
  });
});
