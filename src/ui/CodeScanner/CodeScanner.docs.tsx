import type { ComponentDocs } from '../docs/componentDocs';
import { ScannerFrame } from './CodeScanner';

export const codeScannerDocs: ComponentDocs = {
  summary: 'Lê códigos QR com a câmera do aparelho.',
  status: 'beta',
  useWhen: ['Muitos códigos são conferidos em sequência, como na porta do ônibus.'],
  avoidWhen: [
    'Para um código que a pessoa já tem na tela: deixe colar.',
    'Sem outro caminho ao lado: a câmera pode faltar.',
  ],
  examples: [
    {
      right: {
        text: 'Diz o que fazer sem a câmera.',
        sample: <ScannerFrame name="Código de embarque" state="denied" otherwise="Cole o código no campo abaixo." />,
      },
      wrong: {
        text: 'Deixa a pessoa sem saída.',
        sample: <ScannerFrame name="Código de embarque" state="denied" otherwise="" />,
      },
    },
  ],
  anatomy: [
    { part: 'Imagem', role: 'O que a câmera vê; some quando não há câmera.' },
    { part: 'Mira', role: 'Onde o código deve ficar; decorativa.' },
    { part: 'Dica', role: 'O que acontece com a câmera e, sem ela, o outro caminho.' },
  ],
  properties: {
    name: 'Nome do visor para quem ouve.',
    onCode: 'Chamada com cada código à vista, uma vez enquanto ele fica ali.',
    otherwise: 'O que fazer sem a câmera.',
  },
  keyboard: [],
  screenReader: ['“Abrindo a câmera. Se o navegador perguntar, permita o uso.”', '“Aponte a câmera para o código.”'],
  wcag: ['1.4.3 Contraste', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: { Teclado: 'Nada nele recebe foco: o campo de colar fica na tela que o usa.' },
};
