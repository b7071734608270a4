import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { Tabs } from './Tabs';

export const tabsDocs: ComponentDocs = {
  summary: 'Vistas de um mesmo assunto, uma de cada vez.',
  status: 'estavel',
  useWhen: [
    'As partes são do mesmo tipo e ninguém precisa delas juntas: próximas, passadas, canceladas.',
    'De duas a cinco abas, com nomes de uma ou duas palavras.',
  ],
  avoidWhen: [
    'São passos em ordem: use Stepper.',
    'São outras páginas: use AppHeader ou Link.',
    'Convém comparar: mostre uma sob a outra, ou use Accordion.',
    'São dias de viagem: use DateTabs.',
  ],
  examples: [
    {
      right: {
        text: 'Nomes curtos, do mesmo tipo.',
        sample: (
          <Live initial="proximas">
            {(value, change) => (
              <Tabs
                label="Minhas viagens"
                value={value}
                onChange={change}
                tabs={[
                  { id: 'proximas', label: 'Próximas', count: 2, content: 'Rio de Janeiro, em 5 de dezembro.' },
                  { id: 'passadas', label: 'Passadas', content: 'Santos, em 12 de outubro.' },
                ]}
              />
            )}
          </Live>
        ),
      },
      wrong: {
        text: 'Passos de uma compra: a pessoa pula o que falta.',
        sample: (
          <Live initial="poltronas">
            {(value, change) => (
              <Tabs
                label="Compra"
                value={value}
                onChange={change}
                tabs={[
                  { id: 'poltronas', label: '1. Poltronas', content: 'Escolha duas poltronas.' },
                  { id: 'pagamento', label: '2. Pagamento', content: 'Como você quer pagar?' },
                ]}
              />
            )}
          </Live>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Lista de abas', role: 'Tem o nome de label; rola de lado quando não cabe.' },
    { part: 'Aba', role: 'Nome e, se há, quantos itens; a contagem não se ouve.' },
    { part: 'Traço', role: 'Sob a aba aberta; fica também em cores forçadas.' },
    { part: 'Painel', role: 'Só o da aba aberta existe na página.' },
  ],
  properties: {
    label: 'Nome da lista de abas.',
    tabs: 'As abas, cada uma com o seu painel.',
    value: 'Id da aba aberta.',
    onChange: 'Chamada com o id da aba escolhida.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Chega à aba aberta; depois, ao painel.' },
    { keys: '← e →', action: 'Andam entre as abas, dando a volta, sem abrir.' },
    { keys: 'Home e End', action: 'Primeira e última aba.' },
    { keys: 'Enter ou Espaço', action: 'Abre a aba com foco.' },
  ],
  screenReader: [
    '“Minhas viagens, lista de guias; Próximas, guia, selecionada, 1 de 2”',
    'No painel: “Próximas, painel de guias”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.1.1 Teclado', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão; o traço fica em cores forçadas.' }],
};
