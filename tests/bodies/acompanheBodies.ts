import { diaEm } from '../../src/domain/base/data';
import type { AcompanhamentoDoBilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Parada, ParadaInformada } from '../../src/domain/wire/viagens/viagens';

/** 40 minutes after a coach left, by the clock of the book and of the tests of its screens. */
const AGORA = Date.parse('2026-11-21T12:00:00-03:00');
const MINUTE_MS = 60_000;
const ZONE = 'America/Sao_Paulo';
const lugar = (id: string, nome: string, uf: string, terminal: string) => ({ id, nome, uf, terminal, fuso: ZONE });

/** A stop so many minutes from now. */
function parada(localidade: Parada['localidade'], minutos: number): Parada {
  const at = new Date(AGORA + minutos * MINUTE_MS);
  return { localidade, instante: at.toISOString(), dia: diaEm(at, ZONE), hora: horaEm(at) };
}
const horaEm = (at: Date): string =>
  new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: ZONE }).format(at);

const [saoPaulo, jacarei, rio] = [
  lugar('1', 'São Paulo', 'SP', 'Terminal Rodoviário do Tietê'),
  lugar('2', 'Jacareí', 'SP', 'Rodoviária de Jacareí'),
  lugar('3', 'Rio de Janeiro', 'RJ', 'Terminal Rodoviário Novo Rio'),
] as const;
const [partida, meio, chegada] = [parada(saoPaulo, -40), parada(jacarei, 30), parada(rio, 320)];
const late = (stop: Parada): ParadaInformada => ({
  ...stop,
  previsao: { dia: stop.dia, hora: horaEm(new Date(Date.parse(stop.instante) + 12 * MINUTE_MS)) },
  situacao: 'adiante',
});

/** A trip on its way, 12 minutes late by its coach. */
export const aCaminho = (fields: Partial<AcompanhamentoDoBilhete> = {}): AcompanhamentoDoBilhete => ({
  linha: '08-0123-00',
  operadora: 'Itapê',
  situacao: 'atrasada',
  atrasoMinutos: 12,
  motivo: 'Trânsito intenso no caminho.',
  partida,
  chegada,
  paradas: [{ ...partida, situacao: 'passou' }, late(meio), late(chegada)],
  posicao: { em: new Date(AGORA - 2 * MINUTE_MS).toISOString(), lugar: 'perto', localidade: jacarei },
  informadoEm: new Date(AGORA - 20 * MINUTE_MS).toISOString(),
  lidoEm: new Date(AGORA).toISOString(),
  compartilhado: false,
  ...fields,
});

/** The same as read 45 minutes ago. */
export const lidoAntes = (): AcompanhamentoDoBilhete =>
  aCaminho({
    lidoEm: new Date(AGORA - 45 * MINUTE_MS).toISOString(),
    posicao: { em: new Date(AGORA - 50 * MINUTE_MS).toISOString(), lugar: 'no_terminal', localidade: saoPaulo },
  });

const [saidaDaNoite, chegadaDaManha] = [parada(saoPaulo, 720), parada(rio, 1080)];

/** A trip that leaves at midnight, twelve hours from now, or forty minutes later. */
export const antesDeSair = ({ atrasada = false }: { atrasada?: boolean } = {}): AcompanhamentoDoBilhete => ({
  ...aCaminho(),
  situacao: atrasada ? 'atrasada' : 'no_horario',
  atrasoMinutos: atrasada ? 40 : 0,
  motivo: atrasada ? 'Chuva forte na estrada.' : null,
  partida: saidaDaNoite,
  chegada: chegadaDaManha,
  paradas: [
    { ...saidaDaNoite, ...(atrasada && { previsao: { dia: '2026-11-22', hora: '00:40' } }) },
    { ...chegadaDaManha, ...(atrasada && { previsao: { dia: '2026-11-22', hora: '06:40' } }) },
  ],
});

/** An order whose seats are all on that trip. */
export const pedidoDaNoite = (pedido: Pedido): Pedido => ({
  ...pedido,
  itens: pedido.itens.map((item) => ({ ...item, partida: saidaDaNoite, chegada: chegadaDaManha })),
});

/** An order whose seats are all on this trip. */
export const pedidoDeHoje = (pedido: Pedido): Pedido => ({
  ...pedido,
  itens: pedido.itens.map((item) => ({ ...item, partida, chegada })),
});
