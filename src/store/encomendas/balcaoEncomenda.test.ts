import { stateAfter, type Acao } from '../../../tests/support/openStore';
import { aoVivoCleared, aoVivoRead, aoVivoStarted, selectAoVivo } from '../chatbot/aoVivo';
import { submissionReached } from '../submissions';
import { selectFreteNoBalcao, volumesWeighed } from './balcaoEncomenda';

const frete = { totalCentavos: 4_500, linhas: [], pesos: { realGramas: 1, cubadoGramas: 1, taxadoGramas: 1 } };
const shown = (...acoes: Acao[]) => selectFreteNoBalcao(stateAfter(volumesWeighed(frete), ...acoes));

describe('the price of a parcel at the counter', () => {
  it('is that of the last weighing', () => {
    expect(shown()).toEqual(frete);
    expect(shown(volumesWeighed({ ...frete, totalCentavos: 5_000 }))?.totalCentavos).toBe(5_000);
    expect(shown(volumesWeighed(null))).toBeNull();
  });

  it('counts no more once the parcel was received, or was refused', () => {
    expect(shown(submissionReached('balcaoEncomenda', { phase: 'done', acao: null, valor: null }))).toBeNull();
    expect(shown(submissionReached('balcaoEncomenda', { phase: 'refused', acao: null, erros: [] }))).toBeNull();
  });

  it('stays while it is sent, and whatever becomes of other requests', () => {
    expect(shown(submissionReached('balcaoEncomenda', { phase: 'sending', acao: null }))).toEqual(frete);
    expect(shown(submissionReached('encomenda', { phase: 'refused', acao: null, erros: [] }))).toEqual(frete);
  });
});

describe('a conversation with a person of the company', () => {
  const aoVivo = (...acoes: Acao[]) => selectAoVivo(stateAfter(...acoes));
  const begun = aoVivoStarted({ protocolo: 'AT-1', chave: 'k1' });
  const read = aoVivoRead({ situacao: 'conversa', falas: [{ id: 'f1' }] } as never);

  it('waits without a word, then shows what was read', () => {
    expect(aoVivo(begun)).toEqual({ phase: 'on', protocolo: 'AT-1', chave: 'k1', situacao: 'espera', falas: [] });
    expect(aoVivo(begun, read)).toMatchObject({ protocolo: 'AT-1', situacao: 'conversa', falas: [{ id: 'f1' }] });
  });

  it('that is over takes no late answer', () => {
    expect(aoVivo(begun, aoVivoCleared(), read)).toEqual({ phase: 'off' });
    expect(aoVivo(read)).toEqual({ phase: 'off' });
  });

  it('of another protocol begins without the words of the last', () => {
    expect(aoVivo(begun, read, aoVivoStarted({ protocolo: 'AT-2', chave: 'k2' }))).toMatchObject({
      protocolo: 'AT-2',
      chave: 'k2',
      falas: [],
    });
  });
});
