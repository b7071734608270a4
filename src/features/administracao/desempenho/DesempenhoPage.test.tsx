import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { desempenho } from '../../../../tests/bodies/administracaoBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { DesempenhoPage } from './DesempenhoPage';

function open(reply: () => HttpResult<unknown>) {
  const asked: string[] = [];
  const note = ({ path }: HttpRequest) => {
    asked.push(path.replace('/Administracao/Desempenho?', ''));
    return reply();
  };
  return {
    asked,
    ...renderScreen(<DesempenhoPage />, { ports: { replies: { 'GET /Administracao/Desempenho': note } } }),
  };
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

describe('how quick the pages are', () => {
  it('is judged by route and metric, in words as well as colours', async () => {
    const { container } = open(() => succeeded(desempenho));
    const results = await row('Viagens');
    expect(within(results).getByText('3,1 s, a melhorar')).toBeVisible();
    expect(within(results).getByText('512 ms, ruim')).toBeVisible();
    expect(within(results).getByText('0,120, a melhorar')).toBeVisible();
    expect(within(results).getByText('410 ms, bom')).toBeVisible();
    expect(within(results).getByText('63% boas de 2.204')).toBeVisible();
    expect(within(await row('Pagamento com Pix')).getAllByText('sem medida')).toHaveLength(3);
    expect(await row('Outras')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says by which limits', async () => {
    open(() => succeeded(desempenho));
    const limits = screen.getByRole('region', { name: 'Como as medidas são julgadas' });
    expect(within(limits).getByText('bom até 2,5 s, ruim acima de 4,0 s')).toBeVisible();
    expect(within(limits).getByText('bom até 0,100, ruim acima de 0,250')).toBeVisible();
    expect(await row('Viagens')).toBeVisible();
  });

  it('is asked for by time, version and device, and for all again', async () => {
    const { asked } = open(() => succeeded(desempenho));
    await row('Viagens');
    await userEvent.selectOptions(screen.getByLabelText('Período'), 'Últimos 28 dias');
    await userEvent.selectOptions(screen.getByLabelText('Versão'), '8.16.0');
    await userEvent.selectOptions(screen.getByLabelText('Aparelho'), 'Celular');
    await row('Viagens');
    await userEvent.selectOptions(screen.getByLabelText('Versão'), 'Todas');
    await row('Viagens');
    expect(asked).toEqual([
      'dias=7',
      'dias=28',
      'dias=28&versao=8.16.0',
      'dias=28&versao=8.16.0&aparelho=celular',
      'dias=28&aparelho=celular',
    ]);
  });

  it('says that no visit was measured', async () => {
    open(() => succeeded({ versoes: [], rotas: [] }));
    expect(await screen.findByRole('heading', { name: 'Nenhuma visita medida' })).toBeVisible();
  });

  it('says that it could not be read, and reads again', async () => {
    let replies = [offline(), succeeded(desempenho)];
    open(() => replies.shift() ?? offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await row('Viagens')).toBeVisible();
    replies = [];
  });
});
