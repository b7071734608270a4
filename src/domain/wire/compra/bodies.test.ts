import { describeBodies } from '../../../../tests/support/expectBodies';
import { NovaCotacao } from './cotacao';
import { CorrecaoEmail, NovoPedido } from './pedidos';
import { NovoRascunho } from './rascunhos';
import { NovaReserva } from './reservas';

const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5, 6] };
const withPoltronas = (...poltronas: unknown[]) => ({ trechos: [{ ...trecho, poltronas }] });

describeBodies('a hold', {
  schema: NovaReserva,
  body: { trechos: [trecho] },
  taken: [
    { trechos: [trecho, { ...trecho, localidadeOrigem: '2', localidadeDestino: '1' }] },
    { trechos: [trecho, trecho, trecho, trecho] },
    withPoltronas(1),
    withPoltronas(99),
    withPoltronas(1, 2, 3, 4, 5, 6),
  ],
  refused: [
    { trechos: [] },
    { trechos: [trecho, trecho, trecho, trecho, trecho] },
    { trechos: undefined },
    withPoltronas(),
    withPoltronas(1, 2, 3, 4, 5, 6, 7),
    withPoltronas(5, 5),
    withPoltronas(0),
    withPoltronas(100),
    withPoltronas(-1),
    withPoltronas(5.5),
    withPoltronas('5'),
    withPoltronas(null),
    { trechos: [{ ...trecho, viagemId: '100; drop' }] },
    { trechos: [{ ...trecho, viagemId: '' }] },
    { trechos: [{ ...trecho, localidadeDestino: '1'.repeat(10) }] },
    { trechos: [{ ...trecho, precoCentavos: 1 }] },
  ],
});

describeBodies('a quote', {
  schema: NovaCotacao,
  body: { reservaId: 'r1', passageiros: [{ poltrona: 5 }] },
  taken: [
    { passageiros: [] },
    { passageiros: [{ poltrona: 5, trecho: 1, dataNascimento: '1950-01-31', beneficio: 'idoso' }] },
    { cupom: '' },
    { cupom: 'A'.repeat(20) },
    { seguro: false },
    { descontoBalcaoCentavos: 1 },
  ],
  refused: [
    { reservaId: '' },
    { reservaId: 'r/1' },
    { passageiros: [{ poltrona: 5, trecho: 4 }] },
    { passageiros: [{ poltrona: 5, beneficio: 'estudante' }] },
    { passageiros: [{ poltrona: 5, dataNascimento: '1950-02-30' }] },
    { passageiros: [{ poltrona: 5, nome: 'Ana' }] },
    { passageiros: Array.from({ length: 25 }, () => ({ poltrona: 5 })) },
    { cupom: 'A'.repeat(21) },
    { cupom: 'A\nB' },
    { seguro: 'sim' },
    { descontoBalcaoCentavos: 0 },
    { descontoBalcaoCentavos: -100 },
    { descontoBalcaoCentavos: 0.5 },
  ],
});

const passageiro = {
  poltrona: 5,
  nome: 'Ana Souza',
  documento: { tipo: 2, numero: '12.345.678-9' },
  dataNascimento: '1990-05-17',
};
const withPassageiro = (change: object) => ({ passageiros: [{ ...passageiro, ...change }] });
const comprador = { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' };
const withComprador = (change: object) => ({ comprador: { ...comprador, ...change } });

describeBodies('an order', {
  schema: NovoPedido,
  body: { reservaId: 'r1', comprador, passageiros: [passageiro] },
  taken: [
    // A counter sale knows the buyer's name alone.
    { comprador: { nome: 'Ana Souza' } },
    withPassageiro({ trecho: 0, celular: '+5511987654321', autorizacaoMenor: true }),
    withPassageiro({ beneficio: { tipo: 'passe_livre', credencial: 'BR 1', declaracaoRenda: true } }),
    withPassageiro({
      colo: { nome: 'Bia Souza', documento: { tipo: 1, numero: '123' }, dataNascimento: '2024-01-31' },
    }),
    { cupom: 'FAMILIA15', seguro: true, totalEsperadoCentavos: 0 },
    { descontoBalcao: { centavos: 500, motivo: 'cliente antigo' } },
  ],
  refused: [
    { passageiros: [] },
    { passageiros: Array.from({ length: 25 }, () => passageiro) },
    { comprador: {} },
    withComprador({ cpf: '111.111.111-11' }),
    withComprador({ email: 'ana@' }),
    withComprador({ celular: '11987654321' }),
    withComprador({ senha: 'senha123' }),
    withPassageiro({ poltrona: 0 }),
    withPassageiro({ nome: 'Ana' }),
    withPassageiro({ nome: 'Ana Souza\u0000' }),
    withPassageiro({ documento: { tipo: 6, numero: '123' } }),
    withPassageiro({ documento: { tipo: 2, numero: '12' } }),
    withPassageiro({ documento: { tipo: 2, numero: '1'.repeat(31) } }),
    withPassageiro({ documento: '123456789' }),
    withPassageiro({ dataNascimento: '17/05/1990' }),
    withPassageiro({ beneficio: { tipo: 'idoso', percentual: 100 } }),
    withPassageiro({ colo: { nome: 'Bia Souza' } }),
    withPassageiro({ precoCentavos: 1 }),
    { totalEsperadoCentavos: -1 },
    { totalEsperadoCentavos: 112.5 },
    { totalEsperadoCentavos: '11250' },
    { totalCentavos: 1 },
    { descontoBalcao: { centavos: 0, motivo: 'cliente antigo' } },
    { descontoBalcao: { centavos: 500 } },
  ],
});

describeBodies('a draft', {
  schema: NovoRascunho,
  body: { versao: 0, dados: {} },
  taken: [
    { versao: 1_000_000 },
    // Half-typed values are kept as they are.
    { dados: { passageiros: [{ nome: 'A', dataNascimento: '31/0' }], comprador: { cpf: '529' } } },
    { dados: { compradorPassageiro: null, cupom: null, seguro: false } },
    { dados: { compradorPassageiro: 5, passageiros: [{ levaColo: true, colo: { nome: 'Bia' } }] } },
  ],
  refused: [
    { versao: -1 },
    { versao: 1_000_001 },
    { versao: undefined },
    { dados: undefined },
    { dados: { compradorPassageiro: 6 } },
    { dados: { passageiros: Array.from({ length: 7 }, () => ({})) } },
    { dados: { passageiros: [{ nome: 'a'.repeat(1_000) }] } },
    { dados: { passageiros: [{ nome: 'A\nB' }] } },
    { dados: { comprador: { senha: 'x' } } },
    { dados: { cartao: '4111111111111111' } },
  ],
});

describeBodies('another address of an order', {
  schema: CorrecaoEmail,
  body: { email: 'ana@itape.test' },
  taken: [],
  refused: [{ email: '' }, { email: 'ana' }, { email: `${'a'.repeat(250)}@b.test` }, { email: undefined }],
});
