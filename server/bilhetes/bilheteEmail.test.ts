import type { PedidoRow, PedidoWithItems } from '../pedidos/pedidoRepository';
import { umBilhete } from './testdata/umBilhete';
import { bilheteEmail } from './bilheteEmail';

const { partida, chegada, plataforma } = umBilhete();
const pedido = {
  id: '0197c0de-0000-7000-8000-000000000002',
  localizador: 'K7RTQ2',
  comprador_nome: 'Ana Souza',
  idioma: 'pt-BR',
  comprador_email: 'ana@itape.test',
  comprador_cpf: '52998224725',
  total_centavos: 11_250,
  credito_usado_centavos: 0,
} as PedidoRow;
const item = {
  viagem: { partida, chegada, plataforma },
  poltrona: 12,
  passageiro_nome: 'Conceição Araújo',
  documento: '123456789',
  adicionais: [],
  adicionais_cancelados: [],
} as unknown as PedidoWithItems['itens'][number];

describe('the e-mail of a ticket', () => {
  const { para, assunto, corpo } = bilheteEmail(pedido, [item], 'https://itape.test');

  it('says where and when, on which seat, and what to bring', () => {
    expect([para, assunto]).toEqual(['ana@itape.test', 'Sua passagem está emitida: K7RTQ2']);
    for (const words of [
      'São Paulo/SP → Cuiabá/MT, 01/12/2026 às 23:30, poltrona 12, Conceição Araújo',
      'Terminal Rodoviário do Tietê, plataforma 23',
      'R$ 112,50',
      'documento original com foto',
    ])
      expect(corpo.replace(/\u00a0/g, ' ')).toContain(words);
  });

  it('says what was charged, and what credit paid of it', () => {
    const told = (total_centavos: number, credito_usado_centavos: number) =>
      bilheteEmail({ ...pedido, total_centavos, credito_usado_centavos }, [item], 'https://itape.test').corpo;
    expect(corpo).toContain('Recebemos R$ 112,50 e emitimos seu pedido K7RTQ2:');
    expect(told(9_250, 2_000)).toContain('Recebemos R$ 92,50, usamos R$ 20,00 do seu crédito e emitimos');
    expect(told(0, 11_250)).toContain('Usamos R$ 112,50 do seu crédito e emitimos');
  });

  it('says which extras there is room for', () => {
    const adicionais = [{ tipo: 'bicicleta' as const, quantidade: 1, precoCentavos: 4_000 }];
    const told = bilheteEmail(pedido, [{ ...item, adicionais }], 'https://itape.test');
    expect(told.corpo).toContain('Adicionais: 1 × Bicicleta. Apresente ao motorista no embarque.');
    expect(corpo).not.toContain('Adicionais');
  });

  it('says which seat took the place of one that was gone', () => {
    const moved = bilheteEmail(pedido, [{ ...item, de_poltrona: 7 }], 'https://itape.test');
    expect(moved.corpo).toContain('A poltrona 7 já não estava livre quando o pagamento chegou: a 12 é do mesmo ônibus');
    expect(corpo).not.toContain('já não estava livre');
  });

  it('links to the order by its id alone, and carries no document [LG1]', () => {
    const links = corpo.match(/https?:\S+/g);
    expect(links).toEqual(['https://itape.test/minhas-viagens?pedido=0197c0de-0000-7000-8000-000000000002']);
    for (const secret of ['52998224725', '123456789']) expect(corpo).not.toContain(secret);
  });
});
