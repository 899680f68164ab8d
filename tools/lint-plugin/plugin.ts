import { docSentence } from './doc-sentence.ts';
import { honestTest } from './honest-test.ts';
import { knownDocTags } from './known-doc-tags.ts';
import { labelInName } from './label-in-name.ts';
import { noBareNumber } from './no-bare-number.ts';
import { noCatch } from './no-catch.ts';
import { noDrawerName } from './no-drawer-name.ts';
import { noExportAll } from './no-export-all.ts';
import { noRawText } from './no-raw-text.ts';
import { pureRoom } from './pure-room.ts';
import { txFirst } from './tx-first.ts';

/** The laws of style that no linter knows; `.oxlintrc.json` says where each of them holds. */
export default {
  meta: { name: 'maed' },
  rules: {
    'doc-sentence': docSentence,
    'honest-test': honestTest,
    'known-doc-tags': knownDocTags,
    'label-in-name': labelInName,
    'no-bare-number': noBareNumber,
    'no-catch': noCatch,
    'no-drawer-name': noDrawerName,
    'no-export-all': noExportAll,
    'no-raw-text': noRawText,
    'pure-room': pureRoom,
    'tx-first': txFirst,
  },
};
