import { conversaNova, type Passo } from '../../src/domain/chatbot/passos';
import type { Conexao, Viagem } from '../../src/domain/wire/viagens/viagens';
import { novoRio, tiete, umaViagem } from '../../tests/support/viagemBuilders';
import type { Asked, Sources } from './answer';
import { answerViagens } from './viagemAnswers';

const dia = '2026-12-01';
const volta = '2026-12-05';
const conversa = { ...conversaNova, dia, volta, idaVolta: true };
const conexao: Conexao = {
  trechos: [umaViagem(), umaViagem({ id: '200' })],
  esperaMinutos: 80,
  duracaoMinutos: 480,
  menorPrecoCentavos: 21_500,
};

/** The words about a way back that has these trips. */
async function wayBack(direct: Viagem[], connections: Conexao[]): Promise<string> {
  const viagens = {
    search: async (_: string, __: string, on: string) => (on === dia ? [umaViagem()] : direct),
    connections: async (_: string, __: string, on: string) => (on === volta ? connections : []),
  };
  const passo = { tipo: 'viagens', origem: tiete, destino: novoRio, dia } as unknown as Extract<
    Passo,
    { tipo: 'viagens' }
  >;
  const { baloes } = await answerViagens(
    { viagens } as unknown as Sources,
    { conversa, texto: '' } as unknown as Asked,
    passo,
  );
  return baloes.map((balao) => (balao.tipo === 'texto' ? balao.texto : '')).join('\n');
}

describe('the way back of a round trip', () => {
  it('is told by its direct departures where there are some', async () => {
    expect(await wayBack([umaViagem({ menorPrecoCentavos: 11_250 })], [conexao])).toMatch(
      /A volta, .*: 1 horário, a partir de R\$\s112,50/,
    );
  });

  it('is told with a change where none goes directly', async () => {
    const said = await wayBack([], [conexao]);
    expect(said).toMatch(/A volta, .*: 1 horário com uma troca, a partir de R\$\s215,00/);
    expect(said).not.toContain('não há viagem');
  });

  it('is told to be none only where there is none at all', async () => {
    expect(await wayBack([], [])).toMatch(/Para a volta, .* não há viagem com lugares/);
  });
});
