import type { ComponentDocs } from '../docs/componentDocs';
import { PixPanel } from './PixPanel';

const charge = {
  copiaECola: '00020101021226850014br.gov.bcb.pix2563qr.itape.test/pix/v2/cobv/9d36b84f6304ABCD',
  total: 'R$ 112,50',
  expiresAt: 532_000,
  now: () => 0,
  onPaid: () => undefined,
};

export const pixPanelDocs: ComponentDocs = {
  summary: 'Pagar uma cobrança Pix: ler o QR Code no computador, copiar o código no celular, ver o tempo que resta.',
  status: 'estavel',
  useWhen: ['Uma cobrança Pix está aberta, com valor e vencimento dados pelo servidor.'],
  avoidWhen: ['A cobrança ainda não existe: PixPanelSkeleton.', 'Se mostra um código que não é dinheiro: QrCode.'],
  examples: [
    {
      right: {
        text: 'A espera diz o que acontece; o pagamento é percebido sem que a pessoa faça nada.',
        sample: <PixPanel {...charge} status="Aguardando o pagamento" />,
      },
      wrong: {
        text: 'Uma cobrança vencida com o código ainda à mostra: alguém paga e fica sem a poltrona. Use phase="expirado".',
        sample: <PixPanel {...charge} expiresAt={0} status="Vencido" />,
      },
    },
  ],
  anatomy: [
    { part: 'Valor', role: 'O total, sempre à vista.' },
    { part: 'Tempo para pagar', role: 'HoldTimer, pelo relógio do servidor.' },
    { part: 'QR Code Pix', role: 'No computador vem primeiro; no celular, depois do código.' },
    {
      part: 'Código e “Copiar código Pix”',
      role: 'Seleciona-se inteiro ao receber foco; a cópia é confirmada em palavras.',
    },
    {
      part: '“Pagar no app do banco” (opcional)',
      role: 'Vem antes do código: no celular é o caminho mais curto, pois a própria tela não se lê.',
    },
    { part: 'Situação e “Já paguei”', role: 'Como está o pagamento; o botão pergunta ao banco agora.' },
    { part: 'Desfecho', role: 'Expirado ou pago: toma o lugar do código, que some.' },
  ],
  properties: {
    copiaECola: 'O código Pix, que vira o QR Code e se copia para o aplicativo do banco.',
    total: 'O total, já escrito como dinheiro.',
    facts: 'A compra e quem recebe, em linhas curtas.',
    status: 'A situação do pagamento numa frase; cada mudança é dita a quem ouve.',
    phase: 'expirado tira o código, para que não seja pago tarde demais; pago tira as ações.',
    error: 'Falha enquanto se espera, como a rede que caiu; o código ainda pode ser pago.',
    notice: 'O que houve com um pagamento no app do banco; o lugar dele não muda de altura quando as palavras mudam.',
    onBank: 'Leva ao app do banco. Sem ela a cobrança se paga só pelos códigos.',
    checking: 'O banco está sendo perguntado.',
    onPaid: 'Chamada por Já paguei.',
    onRenew: 'Pede um novo código depois do fim.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Código (selecionado por inteiro), “Copiar código Pix”, “Já paguei”.' },
    { keys: 'Enter ou Espaço', action: 'Aciona o botão; “Já paguei” não repete enquanto pergunta ao banco.' },
  ],
  screenReader: [
    '“Tempo para pagar, cronômetro, 08:52”',
    '“QR Code Pix, imagem”',
    '“Código Pix copia e cola, edição, somente leitura”',
    'Ao copiar: “Copiado. Agora cole no app do seu banco.”',
    'Quando muda: “Perguntando ao banco…”',
    'Ao vencer: “O código Pix expirou”',
  ],
  texts: [
    'QR Code Pix',
    'Código Pix copia e cola',
    'Copiar código Pix',
    'Tempo para pagar',
    'Já paguei',
    'Pagar no app do banco',
  ],
  wcag: ['1.4.10 Refluxo', '2.1.1 Teclado', '2.2.1 Tempo ajustável', '3.3.2 Rótulos', '4.1.3 Mensagens de status'],
  spec: ['§2'],
  history: [
    { version: '8.16.1', change: '“Pagar no app do banco” e o aviso do que o banco decidiu.' },
    { version: '8.16.1', change: 'Fases expirado e pago, aviso de conexão, esqueleto de espera.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: { Vazio: 'Sem cobrança não há painel: a tela mostra EmptyState.' },
};
