import type { ComponentType } from 'react';
import { screen, within } from '@testing-library/react';
import { AGORA, succeeded } from './builders';
import type { Replies } from './fakePorts';
import { renderScreen } from './renderScreen';
import { novoRio, tiete, umaParada, umaViagem, umPreco } from './viagemBuilders';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import { toBuscaLink, type Busca } from '../../src/domain/viagens/links';
import type { Viagem } from '../../src/domain/wire/viagens/viagens';
import { AlertaPrecoDialog } from '../../src/features/viagens/alerta/AlertaPrecoDialog';
import type { PartesDaLista } from '../../src/features/viagens/resultado/ResultadoViagens';
import type { EsperaProps } from '../../src/features/viagens/resultado/CartaoViagem';
import type { OlharProps } from '../../src/features/viagens/resultado/ListaViagens';
import { ResultadoPage } from '../../src/features/viagens/resultado/ResultadoPage';

export const hoje = diaEm(AGORA, FUSO_DA_SEDE);
export const dia = addDias(hoje, 10);
export const umaBusca = (fields: Partial<Busca> = {}): Busca => ({
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: dia,
  dataVolta: null,
  ...fields,
});

export const at = (id: string, hora: string, totalCentavos: number, fields: Partial<Viagem> = {}): Viagem =>
  umaViagem({
    id,
    partida: umaParada(tiete, dia, hora),
    chegada: umaParada(novoRio, dia, '23:00'),
    menorPrecoCentavos: totalCentavos,
    classes: [{ classe: 'executivo', preco: umPreco(totalCentavos), poltronasLivres: 9 }],
    ...fields,
  });
export const manha = at('100', '08:00', 15_000);
export const noite = at('200', '20:00', 11_250, {
  duracaoMinutos: 300,
  classes: [{ classe: 'leito', preco: umPreco(11_250), poltronasLivres: 3 }],
});

export const replies = (viagens: Viagem[], more: Replies = {}): Replies => ({
  'GET /Localidades/1': succeeded(tiete),
  'GET /Localidades/2': succeeded(novoRio),
  'GET /Viagens': succeeded(viagens),
  'GET /Viagens/Conexoes': succeeded([]),
  'GET /Viagens/Calendario': succeeded([
    { data: dia, menorPrecoCentavos: 15_000 },
    { data: addDias(dia, 1), menorPrecoCentavos: 9_900 },
    { data: addDias(dia, 2), menorPrecoCentavos: null },
  ]),
  ...more,
});

export const openResultado = (
  table: Replies,
  path = toBuscaLink(umaBusca()),
  Olhar?: ComponentType<OlharProps>,
  Espera?: ComponentType<EsperaProps>,
  Classes?: PartesDaLista['Classes'],
) =>
  renderScreen(
    <ResultadoPage
      Alerta={AlertaPrecoDialog}
      renderBusca={({ campos }) => <p>Busca de {campos.origem}</p>}
      {...(Olhar && { Olhar })}
      {...(Espera && { Espera })}
      Classes={Classes}
    />,
    {
      ports: { replies: table },
      path,
    },
  );

export const cards = () => within(screen.getByRole('list', { name: 'Viagens' })).getAllByRole('article');
export const hours = () => cards().map((card) => card.getAttribute('aria-labelledby')).length;
