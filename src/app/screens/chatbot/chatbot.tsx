import { ChatbotPanel } from '../../../features/chatbot/ChatbotPanel';
import { createConversar } from '../../../sagas/chatbot/conversar';
import type { Workflow } from '../../../sagas/kernel/supervised';
import { createChatbot } from '../../../services/chatbot/createChatbot';
import type { AppInstance } from '../../createStore';
import { lazyModule } from '../../loading/lazyModule';

/** Loaded on demand, since most conversations need no form. */
const Atendimento = lazyModule(() => import(/* webpackChunkName: "atendimento" */ './atendimento'), { kind: 'quiet' });

export const Screen = () => <ChatbotPanel Atendimento={Atendimento} />;

/** One workflow per app instance. */
const workflows = new WeakMap<AppInstance, Workflow>();

export function install(app: AppInstance): void {
  const { http, config, identity } = app.ports;
  const workflow =
    workflows.get(app) ??
    createConversar(createChatbot({ http, config, identity, fetch: (input, init) => window.fetch(input, init) }));
  workflows.set(app, workflow);
  app.runWorkflow(workflow);
}
