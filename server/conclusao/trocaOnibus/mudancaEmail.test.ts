import { DIREITO_CLASSE_INFERIOR } from '../../../src/domain/viagens/trocaOnibus/textosMudanca';
import { mudancaEmail, type Mudada } from './mudancaEmail';

const pedido = {
  id: 'd1',
  localizador: 'ABC234',
  comprador_nome: 'Ana Souza',
  idioma: 'pt-BR',
  comprador_email: 'ana@itape.test',
} as Parameters<typeof mudancaEmail>[0];
const mudada = (over: Partial<Mudada> = {}): Mudada => ({
  item: { viagem: { partida: { dia: '2026-12-24', hora: '22:30' } }, passageiro_nome: 'Bia Souza' } as Mudada['item'],
  de: 12,
  para: 20,
  pior: false,
  ...over,
});
const bodyOf = (...mudancas: Mudada[]): string => mudancaEmail(pedido, mudancas, 'https://itape.test').corpo;

it('goes to the buyer and names the trip, each seat and where the tickets are', () => {
  const { para, assunto, corpo } = mudancaEmail(pedido, [mudada()], 'https://itape.test');
  expect([para, assunto]).toEqual(['ana@itape.test', 'Sua poltrona mudou: pedido ABC234']);
  expect(corpo).toContain('O ônibus da viagem de 24/12/2026 às 22:30 foi trocado');
  expect(corpo).toContain('• Bia Souza: poltrona 20 no lugar da 12\n');
  expect(corpo).toContain('https://itape.test/minhas-viagens?pedido=d1');
});

it('speaks of the right to leave only where a seat is worse', () => {
  expect(bodyOf(mudada())).not.toContain(DIREITO_CLASSE_INFERIOR);
  const corpo = bodyOf(mudada(), mudada({ para: 12, pior: true }));
  expect(corpo).toContain('• Bia Souza: poltrona 12, inferior à que foi comprada');
  expect(corpo).toContain(DIREITO_CLASSE_INFERIOR);
  const letter = mudancaEmail({ ...pedido, idioma: 'en' }, [mudada({ pior: true })], 'https://itape.test');
  expect(letter.corpo).toContain('can cancel free of charge and get everything back');
});
