use std::io::BufRead;
fn main(){ for l in std::io::stdin().lock().lines(){ let l=l.unwrap(); if l.is_empty()||l.starts_with('#'){continue;} let p:Vec<&str>=l.splitn(3,'|').collect(); let (w,u,t)= if p.len()==3 {(p[0],p[1],p[2])} else {("",p[0],p[1])};
 let r=subterminator_engine::heuristics::interpret_text(&format!("https://www.example.com{u}"),&t.replace("\\n","\n"));
 if w!=r.state.as_str(){ println!("{w} -> {} {:.2} | {u} | {t}\n     {}",r.state,r.confidence,r.reason);} } }
