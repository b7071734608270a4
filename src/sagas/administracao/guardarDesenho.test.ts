import { novoDesenho } from '../../domain/administracao/frota/desenho';
import { succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectRascunhoDesenho } from '../../store/administracao/rascunhoDesenho';
import { desenharOnibus } from './desenharOnibus';
import { guardarDesenho } from './guardarDesenho';

const desenho = { ...novoDesenho(), nome: 'Leito 26' };

describe('an unsaved drawing of a coach', () => {
  it('is kept as it is drawn, found by the next page, and forgotten once it is discarded', async () => {
    const app = startWorkflow(guardarDesenho);
    app.emit('DesenhoAlterado', { substitui: null, desenho });
    await app.settle();
    expect(selectRascunhoDesenho(app.state())).toBeNull();
    const kept = app.ports.storage.desenhoOnibus.read();
    expect(JSON.parse(kept ?? '')).toEqual({ substitui: null, desenho });

    const next = startWorkflow(guardarDesenho, { storage: { desenhoOnibus: app.ports.storage.desenhoOnibus } });
    await next.settle();
    expect(selectRascunhoDesenho(next.state())).toEqual({ substitui: null, desenho });
    next.emit('DesenhoRetomado');
    await next.settle();
    expect([selectRascunhoDesenho(next.state()), next.ports.storage.desenhoOnibus.read()]).toEqual([null, kept]);
    next.emit('DesenhoDescartado');
    await next.settle();
    expect(next.ports.storage.desenhoOnibus.read()).toBeNull();
  });

  it('is forgotten once the coach is saved', async () => {
    const replies = { 'POST /Administracao/Onibus': succeeded({ id: 9 }) };
    const app = startWorkflow([signedInFlow(), guardarDesenho, desenharOnibus], { replies });
    app.emit('DesenhoAlterado', { substitui: null, desenho });
    app.emit('OnibusDesenhado', { substitui: null, planta: { nome: 'Leito 26', poltronas: [], recursos: [] } });
    await app.settle();
    expect(app.ports.storage.desenhoOnibus.read()).toBeNull();
  });
});
