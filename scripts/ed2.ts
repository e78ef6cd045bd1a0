import { editorFiles } from '#scripts/editor/files.ts';
const t=performance.now();
let n=0,all=0;
for (const [f,b] of await editorFiles()) {console.log(f, b.length);n++;all+=b.length}
console.log(n,all,performance.now()-t);
