import fc from 'fast-check';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { provedores } from '../../../src/domain/sessao/provedor';
import { umBilhete, umBilheteImpresso } from '../testdata/umBilhete';
import {
  agenciaDe,
  avisoFiscal,
  avisosDoBilhete,
  comFormaFiscal,
  chegadaPrevista,
  codigosDoBilhete,
  formatEmissao,
  linhasDoPreco,
  registrosDe,
  situacaoNoPapel,
} from './bilheteWords';

const operadora = (change: Partial<ReturnType<typeof umBilhete>['operadora']>) =>
  umBilhete({ operadora: { ...umBilhete().operadora, ...change } });

describe('the words of a ticket on paper', () => {
  it('say that it has no fiscal value until its carrier issues in production', () => {
    expect(avisoFiscal(operadora({ ambiente: 'homologacao' }))).toBe(
      'EMITIDO EM AMBIENTE DE HOMOLOGAÇÃO – SEM VALOR FISCAL',
    );
    expect(avisoFiscal(operadora({ ambiente: 'producao' }))).toBeNull();
  });

  it('leave out a state registration that the carrier does not have', () => {
    expect(registrosDe(umBilhete())).toBe('CNPJ 12.345.678/0001-95 – IE 110042490114 – SP');
    expect(registrosDe(operadora({ ie: '' }))).toBe('CNPJ 12.345.678/0001-95 – SP');
  });

  it.each([
    ['cancelado', 'CANCELADO'],
    ['remarcado', 'REMARCADO'],
    ['transferido', 'TRANSFERIDO'],
    ['emitido', null],
  ] as const)('say across a ticket that is %s: %p', (situacao, said) => {
    expect(situacaoNoPapel(umBilhete({ situacao }))).toBe(said);
  });

  it('name the payment in Portuguese, as the tax document does, beside a ticket in another language', () => {
    const bilhete = umBilhete({ formaPagamento: 'Account credit' });
    const named = (change = {}) => comFormaFiscal(umBilheteImpresso({ bilhete, ...change })).formaPagamento;
    expect([named(), named({ formaFiscal: 'Crédito da conta' })]).toEqual(['Account credit', 'Crédito da conta']);
  });

  it('name three codes, each for what it is held to', () => {
    const bilhete = umBilhete();
    expect(codigosDoBilhete(bilhete).map(({ nome, texto }) => [nome, texto])).toEqual([
      ['Código de embarque', bilhete.codigoEmbarque],
      ['Código da catraca', bilhete.codigoCatraca],
      ['QR Code fiscal', bilhete.qrFiscal],
    ]);
    expect(codigosDoBilhete(bilhete)[2]?.uso).toBe('Consulta do BP-e; não serve para embarcar');
  });

  it.each([
    [provedores.itape, 'Itapê Transportes – venda pela internet'],
    [provedores.google, 'Itapê Transportes – venda pela internet'],
    [provedores.wifi, 'Itapê Transportes – venda pela internet'],
    [provedores.agencia, 'Agência Itapê Transportes'],
    [provedores.agenciaCorreios, 'Agência Itapê Transportes'],
  ])('name who sold it by the channel %i', (canal, said) => expect(agenciaDe(umBilheteImpresso({ canal }))).toBe(said));

  it('tell when it was issued on the clock of the company, on the day before in UTC too', () => {
    expect(formatEmissao('2026-11-21T12:34:56.000Z')).toMatch(/^21\/11\/2026,? 09:34$/);
    expect(formatEmissao('2026-11-21T02:59:00.000Z')).toMatch(/^20\/11\/2026,? 23:59$/);
  });

  it('tell the arrival by the clock of the place of arrival', () => {
    expect(chegadaPrevista(umBilhete())).toBe('03/12/2026 às 01:15 (horários locais)');
  });

  it('warn of what concerns this passenger alone', () => {
    expect(avisosDoBilhete(umBilhete())).toEqual([]);
    const adicionais = [
      { tipo: 'bagagem' as const, nome: 'Volume extra de bagagem', quantidade: 2, precoCentavos: 2_500 },
    ];
    const all = avisosDoBilhete(
      umBilhete({ autorizacaoMenor: true, beneficio: 'Pessoa idosa', colo: 'Bia Sá', adicionais }),
    );
    expect(all).toEqual([
      'Menor de 16 anos sem adulto no pedido: apresente no embarque a autorização de viagem (CNJ Res. 295/2019).',
      'Bilhete com benefício (Pessoa idosa): mostre o comprovante ou a credencial no embarque.',
      'Criança de colo, sem poltrona: Bia Sá. Leve o documento dela.',
      'Adicionais: 2 × Volume extra de bagagem. Apresente ao motorista no embarque.',
    ]);
  });
});

describe('the price on paper', () => {
  const centavosOf = (text: string): number => Number(text.replace(/\D/g, '')) * (text.startsWith('-') ? -1 : 1);

  it('names every component, those of nothing too, as the law asks', () => {
    const preco = { tarifaCentavos: 100, pedagioCentavos: 0, taxaEmbarqueCentavos: 0, seguroCentavos: 0 };
    const lines = linhasDoPreco(umBilhete({ preco: { ...preco, totalCentavos: 100 }, totalCentavos: 100 }));
    expect(lines.map(([nome]) => nome)).toEqual([
      'Tarifa',
      'Pedágio',
      'Taxa de embarque',
      'Seguro',
      'Valor total',
      'Forma de pagamento',
    ]);
    expect(lines[1]?.[1]).toBe(formatCentavos(0));
  });

  it('names a discount by the gratuity that it was bought with, else as a discount alone', () => {
    const discount = (change: object) => linhasDoPreco(umBilhete({ descontoCentavos: 500, ...change }))[4]?.[0];
    expect(discount({})).toBe('Desconto');
    expect(discount({ beneficio: 'Passe livre' })).toBe('Desconto (Passe livre)');
  });

  it('adds up to the total, whatever the components and the discount', () => {
    const centavos = fc.nat(100_000);
    fc.assert(
      fc.property(centavos, centavos, centavos, centavos, fc.nat(100), (tarifa, pedagio, embarque, seguro, pct) => {
        const full = tarifa + pedagio + embarque + seguro;
        const descontoCentavos = Math.floor((full * pct) / 100);
        const bilhete = umBilhete({
          preco: {
            tarifaCentavos: tarifa,
            pedagioCentavos: pedagio,
            taxaEmbarqueCentavos: embarque,
            seguroCentavos: seguro,
            totalCentavos: full,
          },
          descontoCentavos,
          totalCentavos: full - descontoCentavos,
        });
        const lines = linhasDoPreco(bilhete);
        const parts = lines.filter(([nome]) => nome !== 'Valor total' && nome !== 'Forma de pagamento');
        const sum = parts.reduce((total, [, valor]) => total + centavosOf(valor), 0);
        expect(sum).toBe(centavosOf(lines.find(([nome]) => nome === 'Valor total')?.[1] ?? ''));
      }),
    );
  });
});
