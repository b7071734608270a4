import { subject } from '../platform/http/subject';
import { hasDueMessages, type SendFailure } from '../platform/outbox/outbox';
import type { Platform } from '../platform/platform';
import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import { hasAlertasDue } from './alertasDePreco/alertaRepository';
import { tellAlertas } from './alertasDePreco/tellAlertas';
import { hasEsperasDue } from './listaDeEspera/esperaRepository';
import { tellEsperas } from './listaDeEspera/tellEsperas';
import { sendLembretes } from './lembretes/sendLembretes';
import type { PushPort } from './push/pushPort';
import { TOPICO_PUSH } from './push/aparelhoRepository';
import { sendQueuedPushes } from './push/pushQueue';
import { registerAlertasDePreco } from './routes/alertasDePreco';
import { registerAvisos } from './routes/avisos';
import { registerListaDeEspera } from './routes/listaDeEspera';
import { hasNovidades } from './telefone/novidadeRepository';
import { isTelefoneConfigured, type Telefone } from './telefone/telefonePort';
import { sendQueuedAvisos, TOPICO_TELEFONE } from './telefone/telefoneQueue';
import { tellPassageiros } from './telefone/tellPassageiros';

const PUSH_MS = 2000;
const LEMBRETES_MS = 60_000;
/** A platform that changes is heard of while the passenger still stands at the other one. */
const NOVIDADES_MS = 10_000;
const TELEFONE_MS = 2000;
const ESPERAS_MS = 30_000;
const ALERTAS_MS = 60_000;

interface Options extends Platform {
  push: PushPort;
  telefone: Telefone;
  catalogue: LiveCatalogue;
  companhia: LiveCompanhia;
}

/** Notices of trips: the choice of how to get them, reminders, and the queue to devices. */
export const avisos = subject<Options>('avisos', ['conta', 'bilhetes', 'viagens'], (app, options) => {
  const { database, scheduler, steps, publicUrl, push } = options;
  registerAvisos(app, { database, push });
  scheduler.add({
    nome: 'avisos-a-aparelhos',
    everyMs: PUSH_MS,
    due: hasDueMessages(TOPICO_PUSH),
    run: () => sendQueuedPushes(database, push),
  });
  notifyPassageiros(options);
  registerListaDeEspera(app, options);
  scheduler.add({
    nome: 'lista-de-espera',
    everyMs: ESPERAS_MS,
    due: hasEsperasDue(),
    run: () => tellEsperas(options),
  });
  const alertas = { ...options, viagens: app.viagens };
  registerAlertasDePreco(app, alertas);
  scheduler.add({
    nome: 'alertas-de-preco',
    everyMs: ALERTAS_MS,
    due: hasAlertasDue(),
    run: () => tellAlertas(alertas),
  });
  scheduler.add({ nome: 'lembretes', everyMs: LEMBRETES_MS, run: () => sendLembretes(database, publicUrl, steps) });
});

/** Notices to passengers' phones; none where the company has no way to them. */
function notifyPassageiros({ database, scheduler, steps, log, publicUrl, telefone }: Options): void {
  if (!isTelefoneConfigured(telefone)) return;
  scheduler.add({
    nome: 'avisos-a-passageiros',
    everyMs: NOVIDADES_MS,
    due: hasNovidades(),
    run: () => tellPassageiros(database, steps),
  });
  const onFailure = (failure: SendFailure) => log[failure.desistiu ? 'error' : 'warn'](failure, 'notice not sent');
  const run = () => sendQueuedAvisos({ database, publicUrl, ...telefone, onFailure });
  scheduler.add({ nome: 'avisos-por-telefone', everyMs: TELEFONE_MS, due: hasDueMessages(TOPICO_TELEFONE), run });
}
