import { novoRio, tiete } from '../../../tests/support/viagemBuilders';
import { type PainelDigitado, readConsultaPainel } from './consultaPainel';

const digitado: PainelDigitado = {
  origem: { texto: 'São Paulo', lugar: tiete },
  destino: { texto: 'Rio de Janeiro', lugar: novoRio },
  data: '22/11/2026',
};
const errosDe = (change: Partial<PainelDigitado>) => {
  const leitura = readConsultaPainel({ ...digitado, ...change });
  return leitura.ok ? {} : leitura.erros;
};

describe('a board query', () => {
  it('is read by the ids of its places, of a past day too', () => {
    expect(readConsultaPainel({ ...digitado, data: '01/02/2020' })).toEqual({
      ok: true,
      valor: { localidadeOrigem: tiete.id, localidadeDestino: novoRio.id, data: '2020-02-01' },
    });
  });

  it('needs its two places and a day, and says so in the order of the fields', () => {
    const nowhere = { texto: '', lugar: null };
    expect(Object.entries(errosDe({ origem: nowhere, destino: { texto: 'Rio', lugar: null }, data: '31/02' }))).toEqual(
      [
        ['origem', 'Informe uma origem'],
        ['destino', 'Escolha um destino da lista'],
        ['data', 'Informe uma data válida (DD/MM/AAAA)'],
      ],
    );
  });

  it('leads from one place to another', () => {
    expect(errosDe({ destino: digitado.origem })).toEqual({ destino: 'Origem e destino precisam ser diferentes' });
  });
});
