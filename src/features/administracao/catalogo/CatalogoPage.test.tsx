import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  catalogoAdministracao,
  IMPORTACAO_ID,
  importacaoConferida,
  importacaoRecusada,
} from '../../../../tests/bodies/administracaoBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen, type ScreenOptions } from '../../../../tests/support/renderScreen';
import type { Importacao } from '../../../domain/wire/administracao/catalogo';
import { CatalogoPage } from './CatalogoPage';

const open = (importacao?: Importacao, options: ScreenOptions = {}) =>
  renderScreen(<CatalogoPage />, {
    path: importacao ? `/administracao/catalogo?importacao=${IMPORTACAO_ID}` : '/administracao/catalogo',
    ports: {
      replies: {
        'GET /Administracao/Catalogo': succeeded(catalogoAdministracao),
        [`GET /Administracao/Catalogo/Importacoes/${IMPORTACAO_ID}`]: importacao ? succeeded(importacao) : offline(),
      },
    },
    ...options,
  });

describe('the catalogue in the back office', () => {
  it('lists what waits, and who changed what', async () => {
    const { container } = open();
    const waiting = await screen.findByRole('region', { name: 'Arquivos enviados' });
    expect(within(waiting).getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      `/administracao/catalogo?importacao=${IMPORTACAO_ID}`,
    );
    expect(screen.getByRole('table', { name: 'Histórico do catálogo' })).toHaveTextContent('linha de comando');
    expect(screen.getByRole('link', { name: /Baixar o que está à venda/ })).toHaveAttribute('href', '/gtfs.zip');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes a zip, and nothing else', async () => {
    const { events } = open();
    const input = screen.getByLabelText(/Arquivo GTFS/);
    const zip = new File(['PK'], 'linhas.zip', { type: 'application/zip' });
    await userEvent.upload(input, zip);
    expect(events).toEqual([{ type: 'CatalogoEscolhido', payload: { arquivo: zip, nome: 'linhas.zip' } }]);
    await userEvent.upload(input, new File(['x'], 'linhas.csv', { type: 'text/csv' }), { applyAccept: false });
    expect(events).toHaveLength(1);
    expect(await screen.findAllByText(/Tipo não aceito/)).not.toHaveLength(0);
  });

  it('shows the progress of a file that is being sent, which can be stopped', async () => {
    const { events } = open(undefined, {
      state: { envioCatalogo: { nome: 'linhas.zip', bytes: 1000, enviados: 250 } },
    });
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await userEvent.click(screen.getByRole('button', { name: /Remover|Cancelar/ }));
    expect(events.map(({ type }) => type)).toEqual(['CatalogoEnvioCancelado']);
  });

  it('shows a preview with what stays as it was sold, and asks before it goes on sale', async () => {
    const { container, events } = open(importacaoConferida);
    const card = await screen.findByRole('region', { name: 'linhas-2027.zip' });
    expect(within(card).getByRole('table', { name: 'O que muda no catálogo' })).toHaveTextContent('Horários1.23405');
    expect(card).toHaveTextContent('02/12/2026, 08:00: 19-0002 Campo Grande – São Paulo');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(card).getByRole('button', { name: 'Publicar' }));
    const dialog = screen.getByRole('dialog', { name: 'Publicar linhas-2027.zip?' });
    expect(dialog).toHaveTextContent('1 partida vendida que fica como foi vendida');
    expect(events).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }));
    expect(events).toEqual([{ type: 'ImportacaoAprovada', payload: { id: IMPORTACAO_ID } }]);
  });

  it('lists every fault with file and line, and finds one among them', async () => {
    const { container } = open(importacaoRecusada);
    const list = await screen.findByRole('list', { name: 'Erros' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText(/São os primeiros 12 de 612/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Procurar em erros'), 'x7');
    expect(within(screen.getByRole('list', { name: 'Erros' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('trips.txt, linha 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not offer to publish what changes nothing', async () => {
    const { resultado } = importacaoConferida;
    const efeito = resultado?.efeito ? { ...resultado.efeito, muda: false } : null;
    open({ ...importacaoConferida, resultado: resultado && { ...resultado, efeito } });
    expect(await screen.findByText('O catálogo já está assim')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  });
});
